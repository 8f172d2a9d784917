import type { D1Database } from '@cloudflare/workers-types'
import { statusChanged } from '../../../contactmails/webhooks/status-changes.ts'
import { forStaff } from '../../guards/access.ts'
import { operation } from '../../guards/operation.ts'
import * as users from '../../users/queries.ts'
import type { Change, Changed } from './change-schema.ts'
import * as changes from './changes.ts'

/** Makes one change to contactmails; null if the new assignee is nobody who may sign in. */
export const changeContactmails = operation(
  forStaff,
  async (c, ids: string[], change: Change): Promise<Changed | null> => {
    const detail = await describe(c.env.DB, change)
    if (detail === null) return null
    const changed = await changes.changeContactmails(c.env.DB, ids, change, { actor: c.get('staff').email, detail })
    if (changed.kind === 'status' && change.kind === 'status') {
      const { at } = changed
      await statusChanged(
        c.env,
        changed.previous.map(({ id, status }) => ({ id, from: status, to: change.status, at })),
      )
    }
    return changed
  },
)

/** Takes a change back, as far as nobody has changed the contactmails since. */
export const undoChange = operation(forStaff, async (c, change: Changed): Promise<Changed> => {
  const undone = await changes.undoChange(c.env.DB, change, { actor: c.get('staff').email })
  if (undone.kind === 'status' && change.kind === 'status') {
    const { at, previous } = undone
    const before = new Map(change.previous.map(({ id, status }) => [id, status]))
    await statusChanged(
      c.env,
      previous.map(({ id, status }) => ({ id, from: status, to: before.get(id) ?? status, at })),
    )
  }
  return undone
})

/** Everybody to whom contactmails can be assigned. */
export const listColleagues = operation(forStaff, (c) => users.listColleagues(c.env.DB))

/** What the audit entries say besides the id; null if the assignee does not exist. */
async function describe(db: D1Database, change: Change) {
  if (change.kind === 'status') return change.status
  if (change.kind !== 'assignee') return ''
  if (change.assignee === null) return 'to nobody'
  const colleague = await users.findColleague(db, change.assignee)
  return colleague && `to ${colleague.email}`
}
