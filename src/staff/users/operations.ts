import * as v from 'valibot'
import type { Role } from '../../browser-state/user-info.ts'
import { NewUserSchema } from '../auth/credentials/account-schema.ts'
import { invitationHours, mailLink, newLink } from '../auth/password/password-link.ts'
import type { AuditAction } from '../guards/audit-actions.ts'
import { auditInsertion, record } from '../guards/audit-entry.ts'
import { authCall } from '../guards/auth.ts'
import { forAdmins, operation } from '../guards/permissions.ts'
import type { StaffContext } from '../guards/session.ts'
import * as queries from './queries.ts'

export type NewLink = { url: string; name: string }
export type UserChange = { status: 200 | 201 | 400 | 404 | 409; message: string; link?: NewLink }

/** Creates an account without a password. Inviting the same person again, before they chose one, makes a new link. */
export const createUser = operation(forAdmins, async (c, input: unknown): Promise<UserChange> => {
  const parsed = v.safeParse(NewUserSchema, input)
  if (!parsed.success) return { status: 400, message: parsed.issues[0].message }
  const body = parsed.output
  const created = authCall(c, c.get('auth').api.createUser, body)
  const { ok } = await created.catch(() => ({ ok: false }))
  const user = await queries.findUser(c.env.DB, body.email)
  if (!user) {
    await created
    return { status: 400, message: 'The account could not be created. Check the email address.' }
  }
  const isSame = !user.hasPassword && !user.isDisabled && user.name === body.name && user.role === body.role
  if (!ok && !isSame) return { status: 409, message: 'There is already an account with this email address.' }
  if (ok) await record(c, 'user-created', `${body.email} as ${body.role}`)
  const account = 'has made an account for you on the Forager website.'
  return { ...(await handOutLink(c, user, 'Your account at Forager', account)), status: 201 }
})

/** Null once it is done. `ownRefusal` keeps an unattended session from taking its own account over. */
const actOn = (run: (c: StaffContext, user: queries.UserRow) => Promise<UserChange | null>, ownRefusal?: string) =>
  operation(forAdmins, async (c, userId: string): Promise<UserChange | null> => {
    const user = await queries.findUser(c.env.DB, userId)
    if (!user) return { status: 404, message: 'Account not found.' }
    if (ownRefusal && user.id === c.get('staff').id) return { status: 400, message: ownRefusal }
    return run(c, user)
  })

const recorded = (action: AuditAction, run: (c: StaffContext, id: string) => Promise<unknown>, ownRefusal?: string) =>
  actOn(async (c, { id, email }) => {
    if ((await run(c, id)) === false) return lastAdmin
    await record(c, action, email)
    return null
  }, ownRefusal)

const lastAdmin: UserChange = { status: 409, message: 'There has to be an admin. Make somebody else one first.' }
const isDisabled: UserChange = { status: 400, message: 'Enable the account first.' }
const ownAccount = 'You cannot disable your own account.'
const ownRole = 'Ask another admin to change your role.'
const ownStep = 'Change your own second step under “My account”.'

export const userActs = {
  disable: recorded('user-disabled', (c, id) => queries.disableUser(c.env.DB, id), ownAccount),
  enable: recorded('user-enabled', (c, userId) =>
    c.get('auth').api.unbanUser({ body: { userId }, headers: c.req.raw.headers }),
  ),
  allow: recorded('publishing-allowed', (c, id) => queries.updateMayPublish(c.env.DB, id, true)),
  forbid: recorded('publishing-forbidden', (c, id) => queries.updateMayPublish(c.env.DB, id, false)),
  promote: actOn((c, user) => setRole(c, user, 'admin'), ownRole),
  demote: actOn((c, user) => setRole(c, user, 'staff'), ownRole),
  link: actOn(makeLink, 'Change your own password under “My account”.'),
  'remove-second-step': recorded('second-step-removed', (c, id) => queries.deleteSecondStep(c.env.DB, id), ownStep),
}

async function makeLink(c: StaffContext, user: queries.UserRow): Promise<UserChange> {
  if (user.isDisabled) return isDisabled
  const what = 'has made a link for you to choose a new password on the Forager website. The old one has ended.'
  return handOutLink(c, user, 'Choose a new password', what)
}

async function handOutLink(c: StaffContext, user: queries.UserRow, subject: string, what: string): Promise<UserChange> {
  const { id, name, email } = user
  const { url, insertion } = await newLink(c.env.DB, new URL(c.req.url).origin, id)
  const entry = { actor: c.get('staff').email, action: 'password-link-made', subject: email } as const
  await c.env.DB.batch([...queries.passwordEnding(c.env.DB, id), insertion, auditInsertion(c.env.DB, entry)])
  const text = `Hello ${name},

${c.get('staff').name} ${what}
Open this link within ${invitationHours} hours and choose your password:

${url}

The link works once, and only the newest one works.
`
  const isMailed = await mailLink(c.env, email, subject, text)
  const how = isMailed ? 'It has been emailed to them, too.' : 'Send it to them yourself.'
  return { status: 200, message: `Here is the link for ${name}. ${how}`, link: { url, name } }
}

async function setRole(c: StaffContext, user: queries.UserRow, role: Role) {
  if (user.isDisabled) return isDisabled
  if (user.role === role) return null
  if (!(await queries.updateRole(c.env.DB, user.id, role))) return lastAdmin
  await record(c, 'user-role-changed', `${user.email} to ${role}`)
  return null
}
