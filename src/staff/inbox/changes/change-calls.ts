import type { D1Database } from '@cloudflare/workers-types'
import { Hono } from 'hono'
import * as v from 'valibot'
import { statusChanged } from '../../../contactmails/webhooks/status-changes.ts'
import { noStore } from '../../../http/no-store.ts'
import { type Refusal, refuse } from '../../../http/refuse.ts'
import { idOf, limitedBody, messageNotFound, withBody } from '../../frame/staff-call.ts'
import { forAdmins, forStaff, guardCall, operation } from '../../guards/access.ts'
import { ownPages } from '../../guards/own-pages.ts'
import type { StaffEnv } from '../../guards/staff.ts'
import * as users from '../../users/queries.ts'
import { type Change, type Changed, ChangeSchema, IdsSchema, type Undone } from './change-schema.ts'
import * as changes from './changes.ts'
import * as undo from './undo.ts'

const changeContactmails = operation(forStaff, async (c, ids: string[], change: Change): Promise<Changed | null> => {
  const detail = await describe(c.env.DB, change)
  if (detail === null) return null
  const by = { actor: c.get('staff').email, detail }
  const { statuses, ...changed } = await changes.changeContactmails(c.env.DB, ids, change, by)
  await statusChanged(c.env, statuses)
  return changed
})

export const deleteContactmails = operation(forAdmins, (c, ids: string[]) =>
  changes.binContactmails(c.env.DB, ids, { actor: c.get('staff').email }),
)

const undoChange = operation(forStaff, async (c, id: string): Promise<Undone | null> => {
  const { email: actor, role } = c.get('staff')
  const undone = await undo.undoChange(c.env.DB, id, { actor, mayRestore: role === deleteContactmails.role })
  if (!undone) return null
  const { statuses, ...rest } = undone
  await statusChanged(c.env, statuses)
  return rest
})

/** Calls that change contactmails. Each returns the id that undoes it. */
export const changeCalls = () =>
  new Hono<StaffEnv>()
    .post('/bulk/change', noStore(), ownPages(), guardCall(changeContactmails), limitedBody, (c) =>
      withBody(c, v.object({ ids: IdsSchema, change: ChangeSchema }), async ({ ids, change }) => {
        const changed = await changeContactmails(c, ids, change)
        return changed ? c.json(changed) : refuse(c, noAccount)
      }),
    )
    .post('/bulk/delete', noStore(), ownPages(), guardCall(deleteContactmails), limitedBody, (c) =>
      withBody(c, v.object({ ids: IdsSchema }), async ({ ids }) => c.json(await deleteContactmails(c, ids))),
    )
    .post('/bulk/undo', noStore(), ownPages(), guardCall(undoChange), limitedBody, (c) =>
      withBody(c, v.object({ undo: v.pipe(v.string(), v.uuid()) }), async ({ undo }) => {
        const undone = await undoChange(c, undo)
        return undone ? c.json(undone) : refuse(c, tooLate)
      }),
    )
    .delete('/:id', noStore(), ownPages(), guardCall(deleteContactmails), async (c) => {
      const { ids } = await deleteContactmails(c, [idOf(c)])
      return ids.length > 0 ? c.body(null, 204) : refuse(c, messageNotFound)
    })

const noAccount: Refusal = { status: 400, message: 'There is no such account, or it is disabled.' }
const tooLate: Refusal = { status: 404, message: 'It is too late to undo this.' }

/** The detail of the audit entries; null if the assignee does not exist. */
async function describe(db: D1Database, change: Change) {
  if (change.kind === 'status') return change.status
  if (change.kind !== 'assignee') return ''
  if (change.assignee === null) return 'to nobody'
  const colleague = await users.findColleague(db, change.assignee)
  return colleague && `to ${colleague.email}`
}
