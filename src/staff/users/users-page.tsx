import { Hono } from 'hono'
import { roles } from '../../browser-state/user-info.ts'
import { readBody } from '../../http/body.ts'
import { refuse } from '../../http/refuse.ts'
import { paths } from '../../paths.ts'
import type { BannerContent } from '../../ui/form/banner.tsx'
import { Outside, Strong } from '../../ui/text/outside.tsx'
import { StaffBanner } from '../frame/staff-banner.tsx'
import { idOf, noJson } from '../frame/staff-call.ts'
import { ActButton, Section, StaffForm } from '../frame/staff-form.tsx'
import { guardPage, staffPage } from '../frame/staff-page.tsx'
import { EmailField, PasswordField, SelectField, TextField } from '../frame/text-field.tsx'
import { forAdmins } from '../guards/access.ts'
import { givenPasswordHours } from '../guards/session-rules.ts'
import type { StaffContext, StaffEnv } from '../guards/staff.ts'
import * as operations from './operations.ts'
import { listUsers, type UserRow } from './queries.ts'

export const usersPages = new Hono<StaffEnv>()
  .get(paths.admin.users, guardPage(forAdmins), (c) => page(c))
  .post(paths.admin.users, guardPage(operations.createUser), postUser)

for (const [act, run] of Object.entries(operations.userActs))
  usersPages.post(paths.admin.userAct(':id', act as keyof typeof operations.userActs), guardPage(run), async (c) =>
    changed(c, await run(c, idOf(c))),
  )

export async function postUser(c: StaffContext) {
  const { input, values, error } = await readBody(c)
  if (error) return refuse(c, noJson)
  const result = await operations.createUser(c, input)
  if (values) return changed(c, result, result.status === 201 ? {} : values)
  return result.status === 201 ? c.json({ message: result.message }, 201) : refuse(c, result)
}

function changed(c: StaffContext, { status, message }: operations.UserChange, typed: Typed = {}) {
  c.status(status)
  return page(c, { kind: status < 300 ? 'success' : 'error', text: message }, typed)
}

type Typed = Record<string, string>

async function page(c: StaffContext, banner: BannerContent | null = null, typed: Typed = {}) {
  const accounts = await listUsers(c.env.DB)
  return staffPage(
    c,
    'Accounts',
    <>
      <StaffBanner content={banner} />
      <ul className="mt-4 border-t border-line">
        {accounts.map((account) => (
          <Account key={account.id} account={account} isOwn={account.id === c.get('staff').id} />
        ))}
      </ul>
      <Section id="create" heading="New account" className="mt-10 max-w-[34rem]">
        <UserForm typed={typed} />
      </Section>
    </>,
  )
}

function Account({ account, isOwn }: { account: UserRow; isOwn: boolean }) {
  const { id, name, email, role, isDisabled, hasAuthenticator, mayPublish } = account
  const facts = [
    role ?? 'without a role',
    hasAuthenticator && 'two-step verification on',
    (mayPublish || role === 'admin') && 'may publish',
    isDisabled && 'disabled',
  ].filter(Boolean)
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-3 border-b border-line">
      <p>
        <Strong text={name} />
        {isOwn && ' (you)'}
        <span className="block text-small text-muted">
          <Outside text={email} /> · {facts.join(' · ')}
        </span>
      </p>
      <div className="flex flex-wrap gap-x-5">
        {role === 'staff' && (
          <ActButton
            action={paths.admin.userAct(id, mayPublish ? 'forbid' : 'allow')}
            text={mayPublish ? 'Stop publishing' : 'Let publish'}
            about={email}
          />
        )}
        {isDisabled && <ActButton action={paths.admin.userAct(id, 'enable')} text="Enable" about={email} />}
        {!isOwn && !isDisabled && (
          <details>
            <summary className="text-link inline-flex items-center min-h-11">
              Disable
              <span className="sr-only">
                : <Outside text={email} />
              </span>
            </summary>
            <StaffForm action={paths.admin.userAct(id, 'disable')} submit="Disable the account" className="mt-2 mb-3">
              <p className="max-w-[26rem] text-small">
                Nobody can sign in to it any more. Its open and waiting messages are unassigned.
              </p>
            </StaffForm>
          </details>
        )}
      </div>
    </li>
  )
}

function UserForm({ typed }: { typed: Typed }) {
  return (
    <StaffForm action={paths.admin.users} submit="Create account" className="mt-5" strong>
      <TextField form="user" name="name" label="Name" maxLength={120} defaultValue={typed.name} />
      <EmailField form="user" defaultValue={typed.email} />
      <SelectField form="user" name="role" label="Role" choices={roles} chosen={typed.role} />
      <PasswordField form="user" label="Temporary password" describedBy="user-password-hint" isNew />
      <p id="user-password-hint" className="-mt-3 text-small text-muted">
        At least 12 characters. Hand it over in person. They choose their own at the first sign-in, within{' '}
        {givenPasswordHours} hours.
      </p>
    </StaffForm>
  )
}
