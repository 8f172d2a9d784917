import { type Context, Hono } from 'hono'
import { fieldsOf } from '../../auth/form.ts'
import { createUser, setUserDisabled, type UserChange } from '../../auth/users.ts'
import { usersWords as words } from '../../content/staff.ts'
import { listUsers, type UserRow } from '../../db/users.ts'
import type { AppEnv } from '../../env.ts'
import { Island } from '../../islands/island.tsx'
import { UserForm, type UserFormProps } from '../../islands/user-form.tsx'
import { paths } from '../../paths.ts'
import { Banner, type Notice } from '../../ui/banner.tsx'
import { type StaffEnv, staffOnly, staffPage } from './guard.tsx'

const adminOnly = staffOnly({ role: 'admin' })

/** The accounts, and a form for a new one. */
export const users = new Hono<StaffEnv>()
  .get(paths.admin.users, adminOnly, (c) => {
    const made = c.req.query('made')
    return page(c, made ? { kind: 'success', text: words.made.replace('{email}', made) } : null)
  })
  .post(paths.admin.users, adminOnly, async (c) => {
    const fields = await fieldsOf(c)
    const outcome = await createUser(plain(c), c.get('staff'), fields)
    c.status(outcome.status)
    const { password: _, ...values } = fields
    const isMade = outcome.status === 201
    return page(c, null, { values: isMade ? {} : values, notice: noticeOf(outcome) })
  })
  .post(paths.admin.userAct(':id', 'disable'), adminOnly, async (c) => {
    const outcome = await setUserDisabled(plain(c), c.get('staff'), c.req.param('id') ?? '', true)
    c.status(outcome.status)
    return page(c, noticeOf(outcome))
  })
  .post(paths.admin.userAct(':id', 'enable'), adminOnly, async (c) => {
    const outcome = await setUserDisabled(plain(c), c.get('staff'), c.req.param('id') ?? '', false)
    c.status(outcome.status)
    return page(c, noticeOf(outcome))
  })

async function page(c: Context<StaffEnv, string>, notice: Notice | null, answered?: UserFormProps['answered']) {
  const accounts = await listUsers(c.env.DB)
  return staffPage(
    c,
    words.heading,
    <>
      <Banner notice={notice} words={words.banner} />
      <ul className="mt-4 border-t border-line">
        {accounts.map((account) => (
          <Account key={account.id} account={account} isOwn={account.id === c.get('staff').id} />
        ))}
      </ul>
      <section className="mt-10 max-w-[34rem]" aria-labelledby="make">
        <h2 id="make" className="title-item">
          {words.make}
        </h2>
        <Island
          name="user-form"
          component={UserForm}
          when="interaction"
          props={{ words, ...(answered && { answered }) }}
        />
      </section>
    </>,
  )
}

function Account({ account, isOwn }: { account: UserRow; isOwn: boolean }) {
  const { id, name, email, role, isDisabled, hasTwoFactor } = account
  const act = isDisabled ? 'enable' : 'disable'
  const facts = [email, role, hasTwoFactor && words.twoFactor, isDisabled && words.disabled].filter(Boolean)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-3 border-b border-line">
      <p>
        <strong>{name}</strong>
        {isOwn && ` (${words.you})`}
        <span className="block text-small text-muted">{facts.join(' · ')}</span>
      </p>
      {!isOwn && (
        <form action={paths.admin.userAct(id, act)} method="post">
          <button type="submit" className="text-link min-h-11 bg-transparent">
            {words[act]}
            <span className="sr-only"> {email}</span>
          </button>
        </form>
      )}
    </li>
  )
}

const noticeOf = ({ status, message }: UserChange): Notice => ({
  kind: status < 300 ? 'success' : 'error',
  text: message,
})

const plain = (c: Context<StaffEnv, string>) => c as unknown as Context<AppEnv>
