import * as deletion from '../../contactmails/deletion/deletion-queries.ts'
import * as erasing from '../../contactmails/deletion/erase.ts'
import type { ListedContactmail } from '../../contactmails/listed-contactmail.ts'
import { fillSearchText } from '../../contactmails/search/search-text.ts'
import { forAdmins, forStaff } from '../guards/access.ts'
import { operation } from '../guards/operation.ts'
import { record } from '../guards/record.ts'
import type { StaffContext } from '../guards/staff.ts'
import * as changes from './changes/changes.ts'
import { type ExportFormat, exportStream } from './export/export.ts'
import { findNews } from './live/news-queries.ts'
import type { News } from './live/news-schema.ts'
import * as queries from './queries.ts'
import { type InboxFilter, type InboxPage, toInboxQuery } from './search/inbox-filter.ts'
import { isSearch } from './search/search.ts'

export const listInbox = operation(forStaff, async (c, filter: InboxFilter): Promise<InboxPage> => {
  const page = await queries.findInboxPage(c.env.DB, ofPerson(c, filter))
  const counts = await queries.countContactmails(c.env.DB, c.get('staff').id)
  const action = isSearch(filter) ? 'mails-searched' : filter.email ? 'sender-looked-up' : 'mails-listed'
  await record(c, action, describe(String(page.contactMails.length), filter))
  return { ...page, counts, at: new Date().toISOString() }
})

/** What has arrived after a moment. It shows no contactmail, so it has no audit entry. */
export const readNews = operation(
  forStaff,
  (c, filter: InboxFilter, after: string): Promise<News> =>
    findNews(c.env.DB, ofPerson(c, filter), { after, staffId: c.get('staff').id }),
)

export const exportContactmails = operation(forStaff, async (c, format: ExportFormat, filter: InboxFilter) => {
  // Recorded first: a download that breaks off has still shown something.
  await record(c, 'mails-exported', describe(format, filter))
  return exportStream(c.env.DB, ofPerson(c, filter), format)
})

/** Returns null if there is no such contactmail. */
export const readContactmail = operation(forStaff, async (c, id: string): Promise<ListedContactmail | null> => {
  const contactmail = await queries.readContactmail(c.env.DB, id)
  if (contactmail) await record(c, 'mail-read', id)
  return contactmail
})

/** Marks a contactmail as read, which shows it to nobody and so has no audit entry. */
export const markRead = operation(forStaff, async (c, id: string): Promise<boolean> => {
  if (!(await queries.readContactmail(c.env.DB, id))) return false
  await changes.markContactmailRead(c.env.DB, id)
  return true
})

/** Returns the ids of those that existed. */
export const deleteContactmails = operation(forAdmins, async (c, ids: string[]): Promise<string[]> => {
  await deletion.purgeDeletedContactmails(c.env.DB)
  const deleted = await deletion.deleteContactmails(c.env.DB, ids)
  for (const id of deleted) await record(c, 'mail-deleted', id)
  return deleted
})

/** Returns the ids of those that could still be restored. */
export const restoreContactmails = operation(forAdmins, async (c, ids: string[]): Promise<string[]> => {
  const restored = await deletion.restoreContactmails(c.env.DB, ids)
  await fillSearchText(c.env.DB)
  for (const id of restored) await record(c, 'mail-restored', id)
  return restored
})

export const findFromSender = operation(forAdmins, async (c, email: string): Promise<queries.FromSender> => {
  const found = await queries.findFromSender(c.env.DB, email)
  await record(c, 'sender-looked-up', String(found.count))
  return found
})

/** The entry holds the count only: the address is part of what is erased. */
export const eraseSender = operation(forAdmins, async (c, email: string): Promise<number> => {
  const count = await erasing.eraseSender(c.env, email)
  await record(c, 'sender-erased', String(count))
  return count
})

const ofPerson = (c: StaffContext, filter: InboxFilter): InboxFilter =>
  filter.assignee === 'me' ? { ...filter, assignee: c.get('staff').id } : filter

/** The filter for an audit entry, without search text and sender, which are personal data. */
function describe(what: string, filter: InboxFilter) {
  const { q, from, email } = filter
  const query = toInboxQuery({ ...filter, q: q && '(text)', from: from && '(text)', email: email && '(address)' })
  return query ? `${what} ${decodeURIComponent(query.replaceAll('+', ' '))}` : what
}
