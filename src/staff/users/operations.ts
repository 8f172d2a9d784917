import * as v from 'valibot'
import { NewUserSchema } from '../auth/credentials/account-schema.ts'
import { createLink, mailLink } from '../auth/password/password-link.ts'
import { deleteChallenges } from '../auth/second-step/claim-code.ts'
import { forAdmins, operation } from '../guards/access.ts'
import { record } from '../guards/audit-entry.ts'
import { type Auth, authOf } from '../guards/auth.ts'
import { givenPasswordHours } from '../guards/session-rules.ts'
import type { StaffContext } from '../guards/staff.ts'
import { endPassword, findUser, type UserRow, unassignAll, updateMayPublish } from './queries.ts'

const notFound: UserChange = { status: 404, message: 'Account not found.' }

export type NewLink = { url: string; name: string }
export type UserChange = { status: 200 | 201 | 400 | 404 | 409 | 503; message: string; link?: NewLink }

/** Creates an account without a password. Inviting the same person again, before they chose one, makes a new link. */
export const createUser = operation(forAdmins, async (c, input: unknown): Promise<UserChange> => {
  const parsed = v.safeParse(NewUserSchema, input)
  if (!parsed.success) return { status: 400, message: parsed.issues[0].message }
  const auth = await authOf(c)
  if (!auth) return { status: 503, message: 'Accounts cannot be created right now.' }
  const body = parsed.output
  const { ok } = await auth.api.createUser({ body, headers: c.req.raw.headers, asResponse: true })
  const user = await findUser(c.env.DB, body.email)
  if (!user) return { status: 400, message: 'The account could not be created. Check the email address.' }
  const isSame = !user.hasPassword && !user.isDisabled && user.name === body.name && user.role === body.role
  if (!ok && !isSame) return { status: 409, message: 'There is already an account with this email address.' }
  if (ok) await record(c, 'user-created', `${body.email} as ${body.role}`)
  const account = 'has made an account for you on the Forager website.'
  return { ...(await handOutLink(c, auth, user, 'Your account at Forager', account)), status: 201 }
})

export const userActs = {
  disable: operation(forAdmins, (c, userId: string) => setDisabled(c, userId, true)),
  enable: operation(forAdmins, (c, userId: string) => setDisabled(c, userId, false)),
  allow: operation(forAdmins, (c, userId: string) => setPublishing(c, userId, true)),
  forbid: operation(forAdmins, (c, userId: string) => setPublishing(c, userId, false)),
  link: operation(forAdmins, async (c, userId: string): Promise<UserChange> => {
    const user = await findUser(c.env.DB, userId)
    const auth = await authOf(c)
    if (!user || !auth) return notFound
    if (user.id === c.get('staff').id) return { status: 400, message: 'Change your own password under “My account”.' }
    if (user.isDisabled) return { status: 400, message: 'Enable the account first.' }
    const reset = 'has made a link for you to choose a new password on the Forager website. The old one has ended.'
    return handOutLink(c, auth, user, 'Choose a new password', reset)
  }),
}

async function handOutLink(
  c: StaffContext,
  auth: Auth,
  { id, name, email }: UserRow,
  subject: string,
  what: string,
): Promise<UserChange> {
  await endPassword(c.env.DB, id)
  const url = await createLink(c, auth, id, givenPasswordHours * 60)
  await record(c, 'password-link-made', email)
  const text = `Hello ${name},

${c.get('staff').name} ${what}
Open this link within ${givenPasswordHours} hours and choose your password:

${url}

The link works once, and only the newest one works.
`
  const isMailed = await mailLink(c.env, email, subject, text)
  const how = isMailed ? 'It has been mailed, too.' : 'Send it to them yourself.'
  return { status: 200, message: `Here is the link for ${name}. ${how}`, link: { url, name } }
}

async function setPublishing(c: StaffContext, userId: string, isAllowed: boolean): Promise<UserChange> {
  const user = await findUser(c.env.DB, userId)
  if (!user) return notFound
  await updateMayPublish(c.env.DB, userId, isAllowed)
  await record(c, isAllowed ? 'publishing-allowed' : 'publishing-forbidden', user.email)
  return { status: 200, message: isAllowed ? `${user.name} may publish now.` : `${user.name} may no longer publish.` }
}

async function setDisabled(c: StaffContext, userId: string, isDisabled: boolean): Promise<UserChange> {
  const user = await findUser(c.env.DB, userId)
  const auth = await authOf(c)
  if (!user || !auth) return notFound
  if (user.id === c.get('staff').id) return { status: 400, message: 'You cannot disable your own account.' }
  const { headers } = c.req.raw
  if (isDisabled) await auth.api.banUser({ body: { userId }, headers })
  else await auth.api.unbanUser({ body: { userId }, headers })
  await record(c, isDisabled ? 'user-disabled' : 'user-enabled', user.email)
  if (!isDisabled) return { status: 200, message: 'Account enabled.' }
  await deleteChallenges(c.env.DB, userId)
  const count = await unassignAll(c.env.DB, userId)
  return { status: 200, message: `Account disabled: nobody can sign in to it. Messages now unassigned: ${count}.` }
}
