import { forStaff, operation } from '../../guards/access.ts'
import { authOf } from '../../guards/auth.ts'
import { record } from '../../guards/record.ts'
import { absoluteSeconds } from '../../guards/session-rules.ts'

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
