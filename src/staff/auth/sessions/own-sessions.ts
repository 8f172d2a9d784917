import type { D1Database } from '@cloudflare/workers-types'
import { forStaff, operation } from '../../guards/access.ts'
import { record } from '../../guards/audit-entry.ts'
import { authOf } from '../../guards/auth.ts'
import { absoluteSeconds } from '../../guards/session-rules.ts'
import type { Staff } from '../../guards/staff.ts'

const ownSessions = { ...forStaff, before: 'second-step' } as const

export const listOwnSessions = operation(ownSessions, async (c) => {
  const auth = await authOf(c)
  const sessions = (await auth?.api.listSessions({ headers: c.req.raw.headers })) ?? []
  return sessions
    .filter(({ createdAt }) => Date.now() - createdAt.getTime() < absoluteSeconds * 1000)
    .toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
    .map((session) => ({ ...session, isThis: session.id === c.get('staff').session.id }))
})
export type OwnSession = Awaited<ReturnType<typeof listOwnSessions>>[number]

export const endOwnSession = operation(ownSessions, async (c, _input: unknown, id: string) => {
  const auth = await authOf(c)
  const session = (await listOwnSessions(c)).find((session) => session.id === id)
  if (!auth || !session) return null
  await auth.api.revokeSession({ body: { token: session.token }, headers: c.req.raw.headers })
  await record(c, 'session-ended', '1')
  return null
})

export const endOtherSessions = operation(ownSessions, async (c) => {
  const auth = await authOf(c)
  const count = (await listOwnSessions(c)).filter(({ isThis }) => !isThis).length
  await auth?.api.revokeOtherSessions({ headers: c.req.raw.headers })
  if (count > 0) await record(c, 'session-ended', String(count))
  return null
})

export const deleteSessionOfToken = async (db: D1Database, token: string) => {
  await db.prepare('DELETE FROM session WHERE token = ?1').bind(token).run()
}

export const deleteOtherSessions = async (db: D1Database, userId: string, token: string) => {
  await db.prepare('DELETE FROM session WHERE userId = ?1 AND token <> ?2').bind(userId, token).run()
}

export const claimFirstSignIn = async (db: D1Database, email: string, now = new Date()): Promise<boolean> => {
  const row = await db
    .prepare('UPDATE user SET firstSignInAt = ?2 WHERE email = ?1 AND firstSignInAt IS NULL RETURNING id')
    .bind(email, now.toISOString())
    .first()
  return row !== null
}

export const markSession = async (
  db: D1Database,
  token: string | undefined,
  secondStep: Staff['session']['secondStep'],
) => {
  await db
    .prepare('UPDATE session SET secondStep = ?2 WHERE token = ?1')
    .bind(token ?? '', secondStep)
    .run()
}
