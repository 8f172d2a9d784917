import { enqueueNotice, isMailing } from '../../../contactmails/notifications/notice.ts'
import { enqueueNew } from '../../../contactmails/outbox/enqueue.ts'
import { forAdmins, forStaff, operation } from '../../guards/permissions.ts'
import * as users from '../../users/queries.ts'
import type { Change } from './change-schema.ts'
import * as changes from './changes.ts'
import * as undo from './undo.ts'

export const changeContactmails = operation(forStaff, async (c, ids: string[], change: Change, changeId?: string) => {
  const detail = await describe(c.env.DB, change)
  if (detail === null) return null
  const { email: actor, id } = c.get('staff')
  const giver = change.kind === 'assignee' && change.assignee && isMailing(c.env) ? id : null
  const changed = await changes.changeContactmails(c.env.DB, ids, change, { id: changeId, actor, detail, giver })
  if (change.kind === 'status') await enqueueNew(c.env, ids, 'webhook')
  if (giver && changed.undo) await enqueueNotice(c.env, changed.undo)
  return changed
})

export const deleteContactmails = operation(forAdmins, (c, ids: string[], id?: string) =>
  changes.binContactmails(c.env.DB, ids, { id, actor: c.get('staff').email }),
)

export const undoChange = operation(forStaff, async (c, id: string) => {
  const { email: actor, role } = c.get('staff')
  const undone = await undo.undoChange(c.env.DB, id, { actor, mayRestore: role === deleteContactmails.role })
  if (undone) await enqueueNew(c.env, undone.ids, 'webhook')
  return undone
})

async function describe(db: D1Database, change: Change) {
  if (change.kind === 'status') return change.status
  if (change.kind !== 'assignee') return ''
  if (change.assignee === null) return 'to nobody'
  const colleague = await users.findColleague(db, change.assignee)
  return colleague && `to ${colleague.email}`
}
