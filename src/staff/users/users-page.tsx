import { Hono } from 'hono'
import * as v from 'valibot'
import { readFields } from '../../http/body.ts'
import { paths } from '../../paths.ts'
import { Island } from '../../site/rendering/island.tsx'
import { Banner, type BannerContent } from '../../ui/form/banner.tsx'
import { Outside } from '../../ui/text/outside.tsx'
import { guardPage } from '../frame/guard-page.ts'
import { staffPage } from '../frame/staff-page.tsx'
import { PathIdSchema, UsersAfterSchema } from '../frame/staff-query.ts'
import { bannerWords } from '../frame/words.ts'
import { forAdmins } from '../guards/access.ts'
import type { StaffContext, StaffEnv } from '../guards/staff.ts'
import { createUser, disableUser, enableUser, type UserChange } from './operations.ts'
import { listUsers, type UserRow } from './queries.ts'
import { UserForm, type UserFormProps } from './user-form.island.tsx'

export const usersPages = new Hono<StaffEnv>()
  .get(paths.admin.users, guardPage(forAdmins), (c) => {
    const { done } = v.parse(UsersAfterSchema, c.req.query())
    return page(c, done ? { kind: 'success', text: 'Account created. Its owner can sign in now.' } : null)
  })
  .post(paths.admin.users, guardPage(createUser), async (c) => {
    const fields = await readFields(c)
    const result = await createUser(c, fields)
    c.status(result.status)
    const { password: _, ...values } = fields
    const isCreated = result.status === 201
    return page(c, null, { values: isCreated ? {} : values, banner: bannerOf(result) })
  })
  .post(paths.admin.userAct(':id', 'disable'), guardPage(disableUser), async (c) => {
    const result = await disableUser(c, v.parse(PathIdSchema, c.req.param('id')))
    c.status(result.status)
    return page(c, bannerOf(result))
  })
  .post(paths.admin.userAct(':id', 'enable'), guardPage(enableUser), async (c) => {
    const result = await enableUser(c, v.parse(PathIdSchema, c.req.param('id')))
    c.status(result.status)
    return page(c, bannerOf(result))
  })

async function page(c: StaffContext, banner: BannerContent | null, result?: UserFormProps['result']) {
  const accounts = await listUsers(c.env.DB)
  return staffPage(
    c,
    'Accounts',
    <>
      <Banner content={banner} words={bannerWords} />
      <ul className="mt-4 border-t border-line">
        {accounts.map((account) => (
          <Account key={account.id} account={account} isOwn={account.id === c.get('staff').id} />
        ))}
      </ul>
      <section className="mt-10 max-w-[34rem]" aria-labelledby="create">
        <h2 id="create" className="title-item">
          New account
        </h2>
        <Island name="user-form" component={UserForm} when="interaction" props={{ ...(result && { result }) }} />
      </section>
    </>,
  )
}

function Account({ account, isOwn }: { account: UserRow; isOwn: boolean }) {
  const { id, name, email, role, isDisabled, hasAuthenticator } = account
  const act = isDisabled ? 'enable' : 'disable'
  const facts = [
    role ?? 'without a role',
    hasAuthenticator && 'two-step verification on',
    isDisabled && 'disabled',
  ].filter(Boolean)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-3 border-b border-line">
      <p>
        <strong>
          <Outside text={name} />
        </strong>
        {isOwn && ' (you)'}
        <span className="block text-small text-muted">
          <Outside text={email} /> · {facts.join(' · ')}
        </span>
      </p>
      {!isOwn && (
        <form action={paths.admin.userAct(id, act)} method="post">
          <button type="submit" className="text-link min-h-11 bg-transparent">
            {isDisabled ? 'Enable' : 'Disable'}
            <span className="sr-only">
              {' '}
              <Outside text={email} />
            </span>
          </button>
        </form>
      )}
    </li>
  )
}

const bannerOf = ({ status, message }: UserChange): BannerContent => ({
  kind: status < 300 ? 'success' : 'error',
  text: message,
})
