import { Hono } from 'hono'
import * as v from 'valibot'
import { noStore } from '../../http/no-store.ts'
import { type Refusal, refuse } from '../../http/refuse.ts'
import { idOf, limitedBody, messageNotFound, withBody } from '../frame/staff-call.ts'
import { forStaff, guardCall } from '../guards/access.ts'
import { ownDownloads, ownPages } from '../guards/own-pages.ts'
import type { StaffContext, StaffEnv } from '../guards/staff.ts'
import { changeCalls, deleteContactmails } from './changes/change-calls.ts'
import { draftCalls } from './composer/draft-calls.ts'
import { replyCalls } from './composer/reply-calls.ts'
import { type ExportFormat, exportFormats } from './export/export.ts'
import { presenceStates } from './live/presence-queries.ts'
import * as operations from './operations.ts'
import { parseInboxFilter } from './search/inbox-filter.ts'
import { blockCall } from './sender/block.ts'
import { NewNoteSchema } from './state/thread-schema.ts'

const { listInbox, readNews, exportContactmails, readContactmail, openContactmail, addNote, readNotes, keepPresence } =
  operations

export const inbox = () =>
  new Hono<StaffEnv>()
    .get('/', noStore(), guardCall(listInbox), async (c) => {
      const { filter, message } = parseInboxFilter(c.req.query())
      return filter ? c.json(await listInbox(c, filter)) : refuse(c, { status: 400, message })
    })
    .get('/auth', noStore(), guardCall(forStaff), (c) => {
      const { name, email, role } = c.get('staff')
      return c.json({ user: { name, email, role }, mayDelete: role === deleteContactmails.role })
    })
    .get('/news', noStore(), guardCall(readNews), async (c) => {
      const { after, counts, ...query } = c.req.query()
      const { filter, message } = parseInboxFilter(query)
      if (!filter) return refuse(c, { status: 400, message })
      const moment = v.safeParse(AfterSchema, after)
      if (!moment.success) return refuse(c, { status: 400, message: moment.issues[0].message })
      return c.json(await readNews(c, filter, moment.output, counts === 'all'))
    })
    .get('/export.csv', noStore(), ownDownloads(), guardCall(exportContactmails), (c) => download(c, 'csv'))
    .get('/export.json', noStore(), ownDownloads(), guardCall(exportContactmails), (c) => download(c, 'json'))
    .route('/', changeCalls())
    .route('/', replyCalls())
    .route('/', blockCall)
    .route('/', draftCalls())
    .get('/:id', noStore(), guardCall(readContactmail), async (c) => {
      const id = idOf(c)
      const contactmail = await readContactmail(c, id)
      return contactmail ? c.json({ contactmail, notes: await readNotes(c, id) }) : refuse(c, messageNotFound)
    })
    .post('/:id/open', noStore(), ownPages(), guardCall(openContactmail), async (c) => {
      const opened = await openContactmail(c, idOf(c))
      return opened ? c.json(opened) : refuse(c, messageNotFound)
    })
    .post('/:id/notes', noStore(), ownPages(), guardCall(addNote), limitedBody, (c) =>
      withBody(c, NewNoteSchema, async (note) => {
        const id = idOf(c)
        const result = await addNote(c, id, note)
        if (result === 'no-enquiry') return refuse(c, messageNotFound)
        return result === 'taken' ? refuse(c, noteTaken) : c.json({ notes: await readNotes(c, id) }, 201)
      }),
    )
    .post('/:id/presence', noStore(), ownPages(), guardCall(keepPresence), limitedBody, (c) =>
      withBody(c, v.object({ state: v.picklist(presenceStates) }), async ({ state }) => {
        const presence = await keepPresence(c, idOf(c), state)
        return presence ? c.json(presence) : refuse(c, messageNotFound)
      }),
    )

const noteTaken: Refusal = {
  status: 422,
  message: 'This note was added already, with another text. Adding this one makes it a second note.',
}

const wrongMoment = 'Write the moment as 2026-11-20T18:00:00.000Z.'
const AfterSchema = v.pipe(
  v.string('Say after which moment.'),
  v.isoTimestamp(wrongMoment),
  v.check((moment) => !Number.isNaN(Date.parse(moment)), wrongMoment),
)

async function download(c: StaffContext, format: ExportFormat) {
  const { filter, message } = parseInboxFilter(c.req.query())
  if (!filter) return refuse(c, { status: 400, message })
  const day = new Date().toISOString().slice(0, 10)
  return c.body(await exportContactmails(c, format, filter), 200, {
    'Content-Type': exportFormats[format].type,
    'Content-Disposition': `attachment; filename="contactmails-${day}.${format}"`,
  })
}
