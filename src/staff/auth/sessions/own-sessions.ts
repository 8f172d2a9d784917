import { exists, sql } from '../../../database/sql.ts'
import { record } from '../../guards/audit-entry.ts'
import { cookieValue } from '../../guards/auth.ts'
import { forStaff, operation } from '../../guards/permissions.ts'
import type { Staff } from '../../guards/session.ts'
import { absoluteSeconds } from '../../guards/session-rules.ts'

const ownSessions = { ...forStaff, before: 'second-step' } as const

export const listOwnSessions = operation(ownSessions, async (c) => {
  const sessions = await c.get('auth').api.listSessions({ headers: c.req.raw.headers })
  return sessions
    .filter(({ createdAt }) => Date.now() - createdAt.getTime() < absoluteSeconds * 1000)
    .toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
    .map((session) => ({ ...session, isThis: session.id === c.get('staff').session.id }))
})
export type OwnSession = Awaited<ReturnType<typeof listOwnSessions>>[number]

export const endOwnSession = operation(ownSessions, async (c, _input: unknown, id: string) => {
  const session = (await listOwnSessions(c)).find((session) => session.id === id)
  if (!session) return null
  await deleteSessionOfToken(c.env.DB, session.token)
  await record(c, 'session-ended', '1')
  return null
})

export const endOtherSessions = operation(ownSessions, async (c) => {
  const count = (await listOwnSessions(c)).filter(({ isThis }) => !isThis).length
  await deleteOtherSessions(c.env.DB, c.get('staff').id, cookieValue(c, 'session_token'))
  if (count > 0) await record(c, 'session-ended', String(count))
  return null
})

export const deleteSessionOfToken = (db: D1Database, token: string) =>
  sql(db)`DELETE FROM session WHERE token = ${token}`.run()

export const deleteOtherSessions = (db: D1Database, userId: string, token: string) =>
  sql(db)`DELETE FROM session WHERE userId = ${userId} AND token <> ${token}`.run()

export const claimFirstSignIn = (db: D1Database, email: string, now = new Date()) => exists(db)`
  UPDATE user SET firstSignInAt = ${now.toISOString()} WHERE email = ${email} AND firstSignInAt IS NULL RETURNING id`

export const markSession = (db: D1Database, token: string, secondStep: Staff['session']['secondStep']) =>
  sql(db)`UPDATE session SET secondStep = ${secondStep} WHERE token = ${token}`.run()
