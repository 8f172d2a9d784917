import { forStaff } from '../../guards/access.ts'
import { operation } from '../../guards/operation.ts'
import { record } from '../../guards/record.ts'
import { deleteSession, deleteSessionsBut, listSessions, type SessionRow } from './session-queries.ts'

const ownSessions = { ...forStaff, before: 'second-step' } as const

export type OwnSession = SessionRow & { isThis: boolean }

export const listOwnSessions = operation(ownSessions, async (c): Promise<OwnSession[]> => {
  const { id, session } = c.get('staff')
  return (await listSessions(c.env.DB, id)).map((row) => ({ ...row, isThis: row.id === session.id }))
})

export const endOwnSession = operation(ownSessions, async (c, sessionId: string): Promise<boolean> => {
  const isEnded = await deleteSession(c.env.DB, c.get('staff').id, sessionId)
  if (isEnded) await record(c, 'session-ended', '1')
  return isEnded
})

export const endOtherSessions = operation(ownSessions, async (c): Promise<void> => {
  const { id, session } = c.get('staff')
  const count = await deleteSessionsBut(c.env.DB, id, session.id)
  if (count > 0) await record(c, 'session-ended', String(count))
})
