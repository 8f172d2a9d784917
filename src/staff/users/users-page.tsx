import { Hono } from 'hono'
import type { Role } from '../../browser-state/user-info.ts'
import { readBody } from '../../http/body.ts'
import { refuse } from '../../http/refuse.ts'
import { paths } from '../../paths.ts'
import { CopyButton } from '../../site/rendering/copy-button.tsx'
import { Outside, Strong } from '../../ui/text/outside.tsx'
import { invitationHours } from '../auth/password/password-link.ts'
import { idOf, noJson } from '../frame/staff-call.ts'
import { ActButton, ActForm, Section, StaffForm } from '../frame/staff-form.tsx'
import { bannerOf, doneOf, guardPage, staffPage } from '../frame/staff-page.tsx'
import { EmailField, SelectField, TextField } from '../frame/text-field.tsx'
import { forAdmins } from '../guards/permissions.ts'
import type { StaffContext, StaffEnv } from '../guards/session.ts'
import * as operations from './operations.ts'
import { listUsers, type UserRow } from './queries.ts'

const roleChoices: [Role, string][] = [
  ['staff', 'Staff'],
  ['admin', 'Admin'],
]

export const usersPages = new Hono<StaffEnv>()
  .get(paths.admin.users, guardPage(forAdmins), (c) => page(c))
  .post(paths.admin.users, guardPage(operations.createUser), postUser)

for (const [act, run] of Object.entries(operations.userActs))
  usersPages.post(paths.admin.userAct(':id', act as keyof typeof operations.userActs), guardPage(run), async (c) => {
    const id = idOf(c)
    const change = await run(c, id)
    return change ? page(c, change) : c.redirect(`${paths.admin.users}?${new URLSearchParams({ done: act, id })}`, 303)
  })

const doneTextsOf = (name: string) => ({
  allow: `${name} may publish now.`,
  forbid: `${name} may no longer publish.`,
  promote: `${name} is an admin now.`,
  demote: `${name} is staff now.`,
  'remove-second-step': `${name} has been signed out and no longer has a second step.`,
  disable: `${name} can no longer sign in. Their open and waiting messages are unassigned.`,
  enable: `${name} may sign in again. If they have no password, make a link under “New password”.`,
})

export async function postUser(c: StaffContext) {
  const { input, values, error } = await readBody(c)
  if (error) return refuse(c, noJson[error])
  const change = await operations.createUser(c, input)
  const { status, message, link } = change
  if (values) return page(c, change, link ? {} : values)
  return link ? c.json({ message, link: link.url }, 201) : refuse(c, { status, message })
}

async function page(c: StaffContext, change?: operations.UserChange, typed: Record<string, string> = {}) {
  if (change) c.status(change.status)
  const accounts = await listUsers(c.env.DB)
  const name = accounts.find(({ id }) => id === c.req.query('id'))?.name
  return staffPage(
    c,
    'Accounts',
    <>
      {change?.link && <Link {...change.link} />}
      <ul className="mt-4 border-t border-line">
        {accounts.map((account) => (
          <Account key={account.id} account={account} isOwn={account.id === c.get('staff').id} />
        ))}
      </ul>
      <Section id="create" heading="Invite a colleague" className="unprinted mt-10 max-w-[34rem]">
        <StaffForm action={paths.admin.users} submit="Make a link" className="mt-3" strong>
          <p className="text-muted">
            {`This makes a link with which they choose their own password, within ${invitationHours} hours. It is also emailed to them if this server sends email.`}
          </p>
          <TextField form="user" name="name" label="Name" maxLength={120} defaultValue={typed.name} />
          <EmailField form="user" defaultValue={typed.email} />
          <SelectField form="user" name="role" label="Role" choices={roleChoices} chosen={typed.role} />
        </StaffForm>
      </Section>
    </>,
    { banner: bannerOf(change) ?? (name ? doneOf(c, doneTextsOf(name)) : null) },
  )
}

function Link({ url, name }: operations.NewLink) {
  return (
    <section aria-labelledby="link-heading" className="mt-5 mb-8 print p-6! max-w-[46rem]">
      <h2 id="link-heading" className="title-item">
        Link for <Outside text={name} />
      </h2>
      <p className="mt-2 text-muted">
        {`Shown once. Whoever opens it chooses the password of this account. It works once, within ${invitationHours} hours.`}
      </p>
      <p id="link" className="mt-3 break-all font-mono text-small [user-select:all]">
        {url}
      </p>
      <CopyButton copies="link" text="Copy the link" copied="Copied." className="mt-3" />
    </section>
  )
}

function Account({ account, isOwn }: { account: UserRow; isOwn: boolean }) {
  const { id, name, email, role, isDisabled, hasAuthenticator, hasPasskey, mayPublish, hasPassword } = account
  const facts = [
    role ?? 'without a role',
    !hasPassword && 'invited',
    hasAuthenticator && 'two-step verification on',
    hasPasskey && 'passkey',
    (mayPublish || role === 'admin') && 'may publish',
    isDisabled && 'disabled',
  ].filter(Boolean)
  return (
    <li className="py-3 border-b border-line">
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
            text={mayPublish ? 'Disallow publishing' : 'Allow publishing'}
            about={email}
          />
        )}
        {isDisabled && <ActButton action={paths.admin.userAct(id, 'enable')} text="Enable" about={email} />}
        {!isOwn &&
          !isDisabled &&
          confirmedActsOf(account).map((act) => (
            <ActForm key={act} action={paths.admin.userAct(id, act)} about={email} {...confirmedActs[act]} />
          ))}
      </div>
    </li>
  )
}

const confirmedActs = {
  demote: {
    text: 'Make staff',
    submit: 'Take the admin role away',
    children: 'At once, they may no longer delete messages, manage accounts or read the activity log.',
  },
  promote: {
    text: 'Make admin',
    submit: 'Give the admin role',
    children: 'At once, they may delete messages, manage accounts and read the activity log. They need a second step.',
  },
  link: {
    text: 'New password',
    submit: 'Make a link',
    children: 'They are signed out, their present password ends, and you get a link with which they choose another.',
  },
  'remove-second-step': {
    text: 'Second step',
    submit: 'Remove the second step',
    children:
      'Their authenticator app, recovery codes and passkeys no longer work, and they are signed out. First make sure that the request is theirs.',
  },
  disable: {
    text: 'Disable',
    submit: 'Disable the account',
    children: 'Nobody can sign in to it any more. Its open and waiting messages are unassigned.',
  },
}

const confirmedActsOf = ({ role, hasAuthenticator, hasPasskey }: UserRow): (keyof typeof confirmedActs)[] => [
  role === 'admin' ? 'demote' : 'promote',
  'link',
  ...(hasAuthenticator || hasPasskey ? (['remove-second-step'] as const) : []),
  'disable',
]
