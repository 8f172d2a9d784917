import { type Context, Hono } from 'hono'
import { privately } from '../auth/privately.ts'
import { sameOrigin } from '../auth/same-origin.ts'
import { insertAudit } from '../db/audit.ts'
import { countContactmails, findInboxPage, readContactmail } from '../db/inbox.ts'
import {
  clearContactmailOfSpam,
  deleteContactmail,
  markContactmailRead,
  purgeDeletedContactmails,
  restoreContactmail,
} from '../db/inbox-changes.ts'
import { type InboxPage, parseInboxFilter, toInboxQuery } from '../schemas/inbox.ts'
import { type ExportFormat, exportFormats, exportStream } from './export.ts'
import { type StaffEnv, staffOnly } from './guard.ts'
import { type Refusal, refuse } from './refuse.ts'

/** What staff do with the mails under `/v1/api/contactmails`, whose POST is for everybody. */
export const inbox = () =>
  new Hono<StaffEnv>()
    .get('/', privately(), staffOnly(), async (c) => {
      const { filter, message } = parseInboxFilter(c.req.query())
      if (!filter) return refuse(c, { status: 400, message })
      const page = await findInboxPage(c.env.DB, filter)
      const counts = await countContactmails(c.env.DB)
      await record(c, 'mails-listed', String(page.contactMails.length))
      return c.json({ ...page, counts } satisfies InboxPage)
    })
    .get('/auth', privately(), staffOnly(), (c) => {
      const { name, email, role } = c.get('staff')
      return c.json({ user: { name, email, role }, mayDelete: role === 'admin' })
    })
    .get('/export.csv', privately(), staffOnly(), (c) => download(c, 'csv'))
    .get('/export.json', privately(), staffOnly(), (c) => download(c, 'json'))
    .post('/:id/read', privately(), sameOrigin(), staffOnly(), async (c) => {
      const id = c.req.param('id')
      if (!(await readContactmail(c.env.DB, id))) return refuse(c, unknown)
      await markContactmailRead(c.env.DB, id)
      await record(c, 'mail-read', id)
      return c.body(null, 204)
    })
    .post('/:id/clear', privately(), sameOrigin(), staffOnly(), async (c) => {
      const id = c.req.param('id')
      if (!(await clearContactmailOfSpam(c.env.DB, id))) return refuse(c, unknown)
      await record(c, 'mail-cleared', id)
      return c.body(null, 204)
    })
    .delete('/:id', privately(), sameOrigin(), staffOnly('admin'), async (c) => {
      const id = c.req.param('id')
      await purgeDeletedContactmails(c.env.DB)
      if (!(await deleteContactmail(c.env.DB, id))) return refuse(c, unknown)
      await record(c, 'mail-deleted', id)
      return c.body(null, 204)
    })
    .post('/:id/restore', privately(), sameOrigin(), staffOnly('admin'), async (c) => {
      const id = c.req.param('id')
      if (!(await restoreContactmail(c.env.DB, id))) return refuse(c, tooLate)
      await record(c, 'mail-restored', id)
      return c.body(null, 204)
    })

const unknown: Refusal = { status: 404, message: 'There is no such message.' }
const tooLate: Refusal = { status: 404, message: 'This message is gone: a deletion can be undone for ten seconds.' }

async function download(c: Context<StaffEnv>, format: ExportFormat) {
  const { filter, message } = parseInboxFilter(c.req.query())
  if (!filter) return refuse(c, { status: 400, message })
  await record(c, 'mails-exported', describe(format, filter))
  const day = new Date().toISOString().slice(0, 10)
  return c.body(exportStream(c.env.DB, filter, format), 200, {
    'Content-Type': exportFormats[format].type,
    'Content-Disposition': `attachment; filename="contactmails-${day}.${format}"`,
  })
}

/** What was exported; a search's text may be somebody's, so only that there was one. */
function describe(format: ExportFormat, filter: NonNullable<ReturnType<typeof parseInboxFilter>['filter']>) {
  const query = toInboxQuery({ ...filter, q: filter.q && '(text)' })
  return query ? `${format} ${decodeURIComponent(query)}` : format
}

const record = (c: Context<StaffEnv>, action: Parameters<typeof insertAudit>[1]['action'], subject: string) =>
  insertAudit(c.env.DB, { actor: c.get('staff').email, action, subject })
