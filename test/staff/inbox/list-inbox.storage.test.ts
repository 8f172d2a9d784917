import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { parseInboxFilter } from '../../../src/staff/inbox/search/inbox-filter.ts'
import { findInboxPage } from '../../../src/staff/inbox/search/queries.ts'
import { storeMails } from '../../helpers/staff.ts'

const subjects = async (query: Record<string, string>) => {
  const { filter } = parseInboxFilter(query)
  return filter && (await findInboxPage(env.DB, filter)).contactMails.map(({ subject }) => subject)
}

it('is filtered by sender, folded, and by days of the office, the first and the last included', async () => {
  await env.DB.exec('DELETE FROM contactmails')
  const arrivals = {
    'the last minute of 31 October': '2026-11-01T06:59:59.999Z',
    'the first of 1 November': '2026-11-01T07:00:00.000Z',
    'the last of 2 November': '2026-11-03T06:59:59.999Z',
    'the first of 3 November': '2026-11-03T08:00:00.000Z',
  }
  for (const [subject, at] of Object.entries(arrivals)) {
    const [id] = await storeMails(1, { subject, name: subject.includes('first') ? 'Zoë Heron' : 'Bo' })
    await env.DB.prepare('UPDATE contactmails SET created_at = ?2 WHERE id = ?1').bind(id, at).run()
  }
  const days = { since: '2026-11-01', until: '2026-11-02' }
  const both = ['the last of 2 November', 'the first of 1 November']
  expect(await subjects(days)).toEqual(both)
  expect(await subjects({ ...days, from: 'ZOE' })).toEqual(both.slice(1))
  expect(await subjects({ ...days, from: 'heron', q: 'first' })).toEqual(both.slice(1))
  expect(await subjects({ from: 'november' })).toEqual([])
  expect(await subjects({ until: '2026-10-31' })).toEqual(['the last minute of 31 October'])
})

it('takes a search of forty words, and no more', async () => {
  const words = Array.from({ length: 40 }, (_, at) => `w${at}`)
  expect(await subjects({ q: words.join(' '), from: 'x' })).toEqual([])
  expect(parseInboxFilter({ q: [...words, 'x'].join(' ') }).message).toContain('40 words')
})
