import { expect, it } from 'vitest'
import { lists, seedOf } from '../../bench/inbox-seed.ts'
import { type ContactmailRow, insertContactmail } from '../../src/contactmails/arrival/insert-contactmail.ts'
import { parseInboxFilter } from '../../src/staff/inbox/search/inbox-filter.ts'
import { countContactmails, findInboxPage } from '../../src/staff/inbox/search/queries.ts'
import { databaseOf, fresh } from '../helpers/sqlite-d1.ts'

const mails = 6000
const sqlite = fresh()
sqlite.exec(seedOf(mails))
const db = databaseOf(sqlite)

const sizes: Record<string, number> = { 'search, no match': 0, 'search, one old mail': 1 }

it.each(Object.entries(lists))('the list that benchmarks call "%s" finds what its name says', async (name, query) => {
  const { filter } = parseInboxFilter(Object.fromEntries(new URLSearchParams(query)))
  const { contactMails } = await findInboxPage(db, filter ?? expect.fail(`${query} is no filter.`))
  if (name in sizes) expect(contactMails).toHaveLength(sizes[name] ?? 0)
  else expect(contactMails).not.toEqual([])
})

it('has the counts that come with a list', async () => {
  expect(await countContactmails(db, 'nobody')).toMatchObject({ open: expect.any(Number) })
})

it('is searched by what the site itself stores of such a mail', async () => {
  const { createdAt = '', ...row } = sqlite.prepare('SELECT *, created_at AS createdAt FROM contactmails').get() ?? {}
  const other = fresh()
  await insertContactmail(databaseOf(other), { ...row, createdAt } as ContactmailRow)
  expect(other.prepare('SELECT search_text FROM contactmails').get()?.search_text).toBe(row.search_text)
})
