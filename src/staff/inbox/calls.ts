import { Hono } from 'hono'
import * as v from 'valibot'
import { noStore } from '../../http/no-store.ts'
import { type Refusal, refuse } from '../../http/refuse.ts'
import { PathIdSchema } from '../frame/staff-query.ts'
import { forStaff } from '../guards/access.ts'
import { guardCall } from '../guards/guard-call.ts'
import { ownDownloads, ownPages } from '../guards/own-pages.ts'
import type { StaffContext, StaffEnv } from '../guards/staff.ts'
import { changeCalls } from './changes/change-calls.ts'
import { listColleagues } from './changes/change-operations.ts'
import { type ExportFormat, exportFormats } from './export/export.ts'
import {
  deleteContactmails,
  exportContactmails,
  listInbox,
  markRead,
  readContactmail,
  readNews,
  restoreContactmails,
} from './operations.ts'
import { threadCalls } from './pane/thread-calls.ts'
import { parseInboxFilter } from './search/inbox-filter.ts'

/** Calls of staff under `/v1/api/contactmails`, whose POST is public. */
export const inbox = () =>
  new Hono<StaffEnv>()
    .get('/', noStore(), guardCall(listInbox), async (c) => {
      const { filter, message } = parseInboxFilter(c.req.query())
      if (!filter) return refuse(c, { status: 400, message })
      return c.json(await listInbox(c, filter))
    })
    .get('/auth', noStore(), guardCall(forStaff), (c) => {
      const { name, email, role } = c.get('staff')
      return c.json({ user: { name, email, role }, mayDelete: role === deleteContactmails.role })
    })
    .get('/colleagues', noStore(), guardCall(listColleagues), async (c) =>
      c.json({ colleagues: await listColleagues(c) }),
    )
    .get('/news', noStore(), guardCall(readNews), async (c) => {
      const { after, ...query } = c.req.query()
      const { filter, message } = parseInboxFilter(query)
      if (!filter) return refuse(c, { status: 400, message })
      const moment = v.safeParse(AfterSchema, after)
      if (!moment.success) return refuse(c, { status: 400, message: moment.issues[0].message })
      return c.json(await readNews(c, filter, moment.output))
    })
    .get('/export.csv', noStore(), ownDownloads(), guardCall(exportContactmails), (c) => download(c, 'csv'))
    .get('/export.json', noStore(), ownDownloads(), guardCall(exportContactmails), (c) => download(c, 'json'))
    .post('/:id/read', noStore(), ownPages(), guardCall(markRead), async (c) => {
      const id = idOf(c)
      return done(c, (await markRead(c, id)) && (await readContactmail(c, id)))
    })
    .route('/', changeCalls())
    .route('/', threadCalls())
    .delete('/:id', noStore(), ownPages(), guardCall(deleteContactmails), async (c) =>
      done(c, (await deleteContactmails(c, [idOf(c)])).length),
    )
    .post('/:id/restore', noStore(), ownPages(), guardCall(restoreContactmails), async (c) =>
      done(c, (await restoreContactmails(c, [idOf(c)])).length, tooLate),
    )

const wrongMoment = 'Write the moment as 2026-11-20T18:00:00.000Z.'
const AfterSchema = v.pipe(
  v.string('Say after which moment.'),
  v.isoTimestamp(wrongMoment),
  v.check((moment) => !Number.isNaN(Date.parse(moment)), wrongMoment),
)

const idOf = (c: StaffContext) => v.parse(PathIdSchema, c.req.param('id'))

const notFound: Refusal = { status: 404, message: 'Message not found.' }
const tooLate: Refusal = { status: 404, message: 'Message not found. A deletion can be undone for ten seconds.' }

const done = (c: StaffContext, isDone: unknown, otherwise = notFound) =>
  isDone ? c.body(null, 204) : refuse(c, otherwise)

async function download(c: StaffContext, format: ExportFormat) {
  const { filter, message } = parseInboxFilter(c.req.query())
  if (!filter) return refuse(c, { status: 400, message })
  const day = new Date().toISOString().slice(0, 10)
  return c.body(await exportContactmails(c, format, filter), 200, {
    'Content-Type': exportFormats[format].type,
    'Content-Disposition': `attachment; filename="contactmails-${day}.${format}"`,
  })
}
