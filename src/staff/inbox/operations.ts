import { withBinned } from '../../contactmails/deletion/bin.ts'
import { readAllListed, readListed } from '../../contactmails/queries.ts'
import { listDrafts } from '../../contactmails/replies/draft-queries.ts'
import { record } from '../guards/audit-entry.ts'
import { forStaff, operation } from '../guards/permissions.ts'
import type { StaffContext } from '../guards/session.ts'
import { markContactmailRead } from './changes/changes.ts'
import { deleteContactmails } from './changes/operations.ts'
import { mailtoLink, readConversation } from './composer/operations.ts'
import { type ExportFormat, exportStream } from './export/export.ts'
import { listFromSender, withMarks } from './list/marks-queries.ts'
import { findNews, type NewsAsked } from './live/queries.ts'
import { type InboxFilter, toInboxQuery } from './search/inbox-filter.ts'
import type { InboxPage } from './search/inbox-page.ts'
import { countContactmails, countElsewhere, findInboxPage } from './search/queries.ts'
import { isSearch, searchOf } from './search/search.ts'
import type { Opened } from './state/thread-schema.ts'

export const listInbox = operation(forStaff, async (c, filter: InboxFilter): Promise<InboxPage> => {
  const own = ofPerson(c, filter)
  const page = await findInboxPage(c.env.DB, own)
  const elsewhere = isSearch(filter) ? { elsewhere: await countElsewhere(c.env.DB, own) } : {}
  const counts = await countContactmails(c.env.DB, c.get('staff').id)
  const action = isSearch(filter) ? 'mails-searched' : filter.email ? 'sender-looked-up' : 'mails-listed'
  await record(c, action, describe(String(page.contactMails.length), filter))
  const contactMails = await withMarks(c.env.DB, page.contactMails, c.get('staff').id, searchOf(filter).texts)
  return { ...page, ...elsewhere, contactMails, counts, at: new Date().toISOString() }
})

/** What has arrived and changed since a moment. It shows no text of a contactmail, so it has no audit entry. */
export const readNews = operation(forStaff, (c, filter: InboxFilter, asked: NewsAsked) =>
  findNews(c.env.DB, ofPerson(c, filter), { ...asked, staffId: c.get('staff').id }),
)

export const exportContactmails = operation(forStaff, async (c, format: ExportFormat, filter: InboxFilter) => {
  const hasBin = c.req.query('deleted') === '1' && c.get('staff').role === deleteContactmails.role
  // Recorded first: a download that breaks off has still shown something.
  await record(c, 'mails-exported', describe(format.toUpperCase() + (hasBin ? ' with deleted ones' : ''), filter))
  return exportStream(hasBin ? await withBinned(c.env.DB) : c.env.DB, ofPerson(c, filter), format)
})

/** What was just changed: the audit entries of the change name each. */
export const readChanged = operation(forStaff, async (c, ids: string[]) =>
  withMarks(c.env.DB, await readAllListed(c.env.DB, ids), c.get('staff').id),
)

export const readOpened = operation(forStaff, async (c, id: string): Promise<Opened | null> => {
  const contactmail = await readListed(c.env.DB, id)
  if (!contactmail) return null
  await record(c, 'mail-read', id)
  const [conversation, own, others] = await Promise.all([
    readConversation(c, contactmail),
    listDrafts(c.env.DB, id, c.get('staff').id),
    listFromSender(c.env.DB, contactmail),
  ])
  const mailto = mailtoLink(contactmail)
  return { contactmail, thread: { id, ...conversation, drafts: own, others, mailto } }
})

export const openContactmail = operation(forStaff, async (c, id: string): Promise<Opened | null> => {
  await markContactmailRead(c.env.DB, id)
  return readOpened(c, id)
})

const ofPerson = (c: StaffContext, filter: InboxFilter): InboxFilter =>
  filter.assignee === 'me' ? { ...filter, assignee: c.get('staff').id } : filter

const inWords: Record<string, string> = { q: 'words', from: 'sender', email: 'address', verdict: 'kind', 1: 'only' }

/** The filter for an audit entry, without search text and sender, which are personal data. */
function describe(what: string, filter: InboxFilter) {
  const { q, from, email } = filter
  const hidden = 'not kept'
  const query = toInboxQuery({ ...filter, q: q && hidden, from: from && hidden, email: email && hidden })
  const parts = [...new URLSearchParams(query)].map((part) => part.map((text) => inWords[text] ?? text).join(': '))
  return parts.length > 0 ? `${what} (${parts.join(', ')})` : what
}
