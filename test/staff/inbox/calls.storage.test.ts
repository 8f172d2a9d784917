import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../../../src/paths.ts'
import { absoluteSeconds, idleSeconds } from '../../../src/staff/guards/session-rules.ts'
import type { Changed } from '../../../src/staff/inbox/changes/change-schema.ts'
import type { InboxPage } from '../../../src/staff/inbox/search/inbox-page.ts'
import { ask, audited, freshTeam, post, signedIn, storeMails } from '../../helpers/staff.ts'

const { contactmails, contactmailAct, contactmailsAuth } = paths.api

let id = ''
let staff = ''
let admin = ''
beforeEach(async () => {
  ;({ staff, admin } = await freshTeam())
  ;[id = ''] = await storeMails(1)
  await env.DB.exec('DELETE FROM audit')
})

describe('a session', () => {
  it('is refused once revoked, idle too long or too old', async () => {
    const past = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()
    const active = () => ask(contactmailsAuth, { cookie: staff })
    expect((await active()).status).toBe(200)
    await env.DB.prepare('UPDATE session SET createdAt = ?1')
      .bind(past(absoluteSeconds + 1))
      .run()
    expect((await active()).status).toBe(401)

    staff = await signedIn('staff@forager.example')
    await env.DB.prepare('UPDATE session SET expiresAt = ?1').bind(past(1)).run()
    expect((await active()).status).toBe(401)

    staff = await signedIn('staff@forager.example')
    await env.DB.exec('DELETE FROM session')
    expect((await active()).status).toBe(401)

    staff = await signedIn('staff@forager.example')
    await env.DB.exec('UPDATE user SET banned = 1')
    expect((await active()).status).toBe(401)
  })

  it('is renewed when it is used', async () => {
    const soon = new Date(Date.now() + (idleSeconds / 2) * 1000).toISOString()
    await env.DB.prepare('UPDATE session SET expiresAt = ?1').bind(soon).run()
    const answer = await ask(contactmailsAuth, { cookie: staff })
    expect(answer.headers.getSetCookie().join()).toContain(`Max-Age=${idleSeconds}`)
  })
})

const list = async (query = '', cookie = staff) => {
  const answer = await ask(`${contactmails}?${query}`, { cookie })
  expect(answer.status).toBe(200)
  return (await answer.json()) as InboxPage
}
const subjects = async (query: string) => (await list(query)).contactMails.map(({ subject }) => subject)

describe('the list', () => {
  it('pages through all contactmails once, newest first, while new ones arrive', async () => {
    await env.DB.exec('DELETE FROM contactmails')
    await storeMails(120)
    const seen: string[] = []
    let next: string | null = ''
    while (next !== null) {
      const page = await list(next && `before=${encodeURIComponent(next)}`)
      seen.push(...page.contactMails.map(({ subject }) => subject))
      const all = seen.length > 50 ? 121 : 120
      expect(page.counts).toMatchObject({ ham: all, unread: all, open: all, spam: 0 })
      if (seen.length === 50) await storeMails(1, { subject: 'new' }).then(makeNewest)
      next = page.next
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => `Mail ${120 - index}`))
  })

  it('pages through contactmails received at the same time', async () => {
    await storeMails(70)
    await env.DB.exec("UPDATE contactmails SET created_at = '2026-11-01T00:00:00.000Z'")
    const first = await list()
    const second = await list(`before=${encodeURIComponent(String(first.next))}`)
    expect(new Set([...first.contactMails, ...second.contactMails].map((mail) => mail.id)).size).toBe(71)
  })

  it('searches name, email, subject and message, ignoring case, without wildcards', async () => {
    await env.DB.exec('DELETE FROM contactmails')
    await storeMails(1, { subject: 'A Heron', name: 'Zoë', email: 'zoe@museum.example', message: "100% 'sure'_" })
    await storeMails(1, { subject: 'Other' })
    for (const q of ['heron', 'HERON', 'Zoë', 'zoe@', "100% 'sure'_", '%']) {
      expect(await subjects(`q=${encodeURIComponent(q)}`), q).toEqual(['A Heron'])
    }
    expect(await subjects('q=nothing+like+it')).toEqual([])
    expect(await subjects(`q=${'é'.repeat(200)}`)).toEqual([])
  })

  it('continues a search beyond its window on the next page', async () => {
    await env.DB.exec('DELETE FROM contactmails')
    await env.DB.exec(
      `INSERT INTO contactmails (id, name, email, subject, reason, message, created_at, search_text) SELECT 'id-' || value, 'Ada', 'a@b.example', CASE value % 25000 WHEN 1 THEN 'needle ' ELSE 'hay ' END || value, 'Other', 'x', strftime('%Y-%m-%dT%H:%M:%fZ', 1600000000 + value, 'unixepoch'), CASE value % 25000 WHEN 1 THEN 'needle' ELSE 'hay' END FROM (WITH RECURSIVE c(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM c WHERE value < 50001) SELECT value FROM c)`,
    )
    const found: string[] = []
    let pages = 0
    for (let next: string | null = ''; next !== null; pages += 1) {
      const page = await list(`q=needle&before=${encodeURIComponent(next)}`)
      found.push(...page.contactMails.map(({ subject }) => subject))
      next = page.next
    }
    expect(found).toEqual(['needle 50001', 'needle 25001', 'needle 1'])
    expect(pages).toBe(3)
  })

  it('filters by reason, folder, unread, sender and day', async () => {
    await env.DB.exec('DELETE FROM contactmails')
    await storeMails(1, { subject: 'media', reason: 'Media Enquiry' })
    const [spam = ''] = await storeMails(1, { subject: 'spam', email: 'SPAM@x.example' })
    const [read = ''] = await storeMails(1, { subject: 'read' })
    await env.DB.prepare("UPDATE contactmails SET verdict = 'spam' WHERE id = ?1").bind(spam).run()
    await ask(contactmailAct(read, 'open'), { method: 'POST', cookie: staff })
    expect(await subjects('reason=Media+Enquiry')).toEqual(['media'])
    expect(await subjects('verdict=spam')).toEqual(['spam'])
    expect((await subjects('verdict=all')).sort()).toEqual(['media', 'read', 'spam'])
    expect((await subjects('unread=1')).sort()).toEqual(['media'])
    expect(await subjects('verdict=all&email=spam@X.example')).toEqual(['spam'])
    expect((await subjects('since=2026-10-31&q=&reason=')).sort()).toEqual(['media', 'read'])
    expect((await list()).counts).toMatchObject({ ham: 2, unread: 1, spam: 1 })
  })

  it.each(['reason=Spam', 'verdict=maybe', 'before=x', 'since=2026-02-30', 'since=0026-01-31', 'unread=yes'])(
    'answers 400 to ?%s',
    async (query) => {
      expect((await ask(`${contactmails}?${query}`, { cookie: staff })).status).toBe(400)
    },
  )
})

it.each([
  ['staff', true, 403],
  ['staff', false, 403],
  ['admin', false, 404],
  ['admin', true, 204],
] as const)('DELETE by %s of a message that exists: %s is %i', async (role, exists, status) => {
  const path = paths.api.contactmail(exists ? id : 'nothing')
  expect((await ask(path, { method: 'DELETE', cookie: role === 'admin' ? admin : staff })).status).toBe(status)
})

it('a contactmail is read, deleted and restored, each with an audit entry', async () => {
  await ask(contactmailAct(id, 'open'), { method: 'POST', cookie: admin })
  expect((await list()).contactMails[0]?.readAt).toMatch(/^\d{4}-/)
  const deleted = await post(paths.api.contactmailsAct('delete'), { ids: [id] }, admin)
  expect((await list()).contactMails).toEqual([])
  expect((await ask(contactmailAct(id, 'open'), { method: 'POST', cookie: admin })).status).toBe(404)
  const { undo } = (await deleted.json()) as Changed
  await post(paths.api.contactmailsAct('undo'), { undo }, admin)
  expect((await list()).contactMails).toHaveLength(1)
  const actions = (await audited()).filter(({ subject }) => subject === id).map(({ action }) => action)
  expect(actions).toEqual(['mail-restored', 'mail-deleted', 'mail-read'])
})

const makeNewest = ([newest = '']: string[]) =>
  env.DB.prepare("UPDATE contactmails SET created_at = '2027-01-01T00:00:00.000Z' WHERE id = ?1").bind(newest).run()
