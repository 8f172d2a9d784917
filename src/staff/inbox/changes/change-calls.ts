import { Hono } from 'hono'
import * as v from 'valibot'
import { noStore } from '../../../http/no-store.ts'
import { type Refusal, refuse } from '../../../http/refuse.ts'
import { PathIdSchema } from '../../frame/staff-query.ts'
import { guardCall } from '../../guards/guard-call.ts'
import { ownPages } from '../../guards/own-pages.ts'
import type { StaffContext, StaffEnv } from '../../guards/staff.ts'
import { limitedBody, withBody } from '../call-body.ts'
import { deleteContactmails, restoreContactmails } from '../operations.ts'
import { readContactmail } from '../queries.ts'
import { changeContactmails, undoChange } from './change-operations.ts'
import { AssigneeSchema, type Change, ChangedSchema, ChangeSchema, IdsSchema, StatusSchema } from './change-schema.ts'

/** Calls that change contactmails: one each, or several under `/bulk`. Each answers with what takes it back. */
export const changeCalls = () =>
  new Hono<StaffEnv>()
    .post('/bulk/change', noStore(), ownPages(), guardCall(changeContactmails), limitedBody, (c) =>
      withBody(c, v.object({ ids: IdsSchema, change: ChangeSchema }), async ({ ids, change }) => {
        const changed = await changeContactmails(c, ids, change)
        return changed ? c.json(changed) : refuse(c, noAccount)
      }),
    )
    .post('/bulk/undo', noStore(), ownPages(), guardCall(undoChange), limitedBody, (c) =>
      withBody(c, ChangedSchema, async (changed) => c.json(await undoChange(c, changed))),
    )
    .post('/bulk/delete', noStore(), ownPages(), guardCall(deleteContactmails), limitedBody, (c) =>
      withBody(c, v.object({ ids: IdsSchema }), async ({ ids }) => c.json({ ids: await deleteContactmails(c, ids) })),
    )
    .post('/bulk/restore', noStore(), ownPages(), guardCall(restoreContactmails), limitedBody, (c) =>
      withBody(c, v.object({ ids: IdsSchema }), async ({ ids }) => c.json({ ids: await restoreContactmails(c, ids) })),
    )
    .post('/:id/status', noStore(), ownPages(), guardCall(changeContactmails), limitedBody, (c) =>
      withBody(c, v.object({ status: StatusSchema }), ({ status }) => change(c, { kind: 'status', status })),
    )
    .post('/:id/assign', noStore(), ownPages(), guardCall(changeContactmails), limitedBody, (c) =>
      withBody(c, v.object({ assignee: AssigneeSchema }), ({ assignee }) => change(c, { kind: 'assignee', assignee })),
    )
    .post('/:id/unread', noStore(), ownPages(), guardCall(changeContactmails), (c) =>
      change(c, { kind: 'read', isRead: false }),
    )
    .post('/:id/spam', noStore(), ownPages(), guardCall(changeContactmails), (c) =>
      change(c, { kind: 'verdict', verdict: 'spam' }),
    )
    .post('/:id/clear', noStore(), ownPages(), guardCall(changeContactmails), (c) =>
      change(c, { kind: 'verdict', verdict: 'ham' }),
    )

const noAccount: Refusal = { status: 400, message: 'There is no such account, or it is disabled.' }

async function change(c: StaffContext, wanted: Change) {
  const id = v.parse(PathIdSchema, c.req.param('id'))
  if (!(await readContactmail(c.env.DB, id))) return refuse(c, { status: 404, message: 'Message not found.' })
  const changed = await changeContactmails(c, [id], wanted)
  return changed ? c.json(changed) : refuse(c, noAccount)
}
