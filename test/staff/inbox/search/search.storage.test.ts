import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { eraseSender } from '../../../../src/contactmails/deletion/erase.ts'
import { receive } from '../../../../src/contactmails/inbound/receive.ts'
import { insertReply } from '../../../../src/contactmails/replies/reply-queries.ts'
import { replyUndoing } from '../../../../src/contactmails/replies/reply-undo.ts'
import { paths } from '../../../../src/paths.ts'
import type { InboxPage } from '../../../../src/staff/inbox/search/inbox-page.ts'
import { emailOf, incoming } from '../../../helpers/incoming.ts'
import { ask, freshTeam, post, storeMails } from '../../../helpers/staff.ts'

let staff = ''
let id = ''
beforeEach(async () => {
  ;({ staff } = await freshTeam())
  await env.DB.exec('DELETE FROM outbox')
  ;[id = ''] = await storeMails(1, { subject: 'Heron', message: 'Call me at (604) 555-0123 after the 14th.' })
  await storeMails(1, { subject: 'Other' })
})

const search = async (query: Record<string, string>): Promise<InboxPage> =>
  (await ask(`${paths.api.contactmails}?${new URLSearchParams(query)}`, { cookie: staff })).json()
const found = async (q: string) => (await search({ q })).contactMails.map(({ subject }) => subject)
const author = 'staff@forager.example'
const reply = (text: string) =>
  insertReply(env.DB, {
    ...{ replyId: crypto.randomUUID(), contactmailId: id, author, text, messageId: `<${text}>`, status: 'answered' },
    ...{ seen: '', isConfirmed: true, createdAt: new Date().toISOString() },
  })

describe('a search finds what was said', () => {
  it('in a reply, until it is taken back', async () => {
    await reply('We open the Léger room at noon.')
    expect(await found('leger heron')).toEqual(['Heron'])
    const sent = await env.DB.prepare('SELECT id FROM entries').first<string>('id')
    await env.DB.batch(replyUndoing(env.DB, String(sent), author, new Date()))
    expect(await found('leger heron')).toEqual([])
  })

  it('in a note', async () => {
    const note = { id: crypto.randomUUID(), body: 'She called about the ferry.' }
    expect((await post(paths.api.contactmailAct(id, 'notes'), note, staff)).status).toBe(201)
    const { contactMails } = await search({ q: 'FERRY' })
    expect(contactMails.map(({ subject, newest }) => [subject, newest?.text])).toEqual([['Heron', note.body]])
  })

  it('in an absence notice, which changes nothing of its message', async () => {
    await env.DB.prepare("UPDATE contactmails SET receipt_sent_at = '2026-11-20T18:00:00.000Z'").run()
    await env.DB.prepare(
      `INSERT INTO entries (id, contactmail_id, direction, author, body, created_at, state, is_automatic, search_text)
       VALUES ('a', ?1, 'in', 'ada@museum.example', 'Write to Zelda.', '2026-11-21T18:00:00.000Z', 'received', 1, 'write to zelda.')`,
    )
      .bind(id)
      .run()
    expect(await found('zelda')).toEqual(['Heron'])
  })

  it('in an e-mail, until its sender is erased', async () => {
    const email = emailOf({ Subject: 'Tide', 'Message-ID': '<1@x.example>' }, `${'long '.repeat(100)} with a lantern.`)
    await receive(incoming(email, 'bo@x.example').message, { ...env, INBOUND_DOMAIN: 'in.example' })
    expect(await found('lantern')).toEqual(['Tide'])
    await eraseSender(env as never, 'bo@x.example')
    expect(await found('lantern')).toEqual([])
  })

  it('by its reference', async () => {
    expect(await found(id.slice(0, 8).toUpperCase())).toEqual(['Heron'])
  })

  it.each(['604 555 0123', '+1 604-555-0123', '604.555.0123', '(604) 5550123 heron', '6045550123'])(
    'by a phone number, written as %s',
    async (q) => expect(await found(q)).toEqual(['Heron']),
  )

  const signs = [
    'a*b',
    '[x]',
    'why?',
    'ends]',
    'back\\slash',
    '100%',
    `${'long-word-'.repeat(6)}end`,
    `${'éè'.repeat(14)}z`,
  ]
  it.each(signs)('with signs that patterns know, and longer than patterns: %s', async (sign) => {
    await reply(`We wrote ${sign} here.`)
    expect(await found(sign)).toEqual(['Heron'])
    expect(
      await found(
        sign.replace(/[*?x]/, 'q').replace('end', 'and').replace('z', 'y').replace('%', '_').replace('\\', '/'),
      ),
    ).toEqual([])
  })

  it('and shows of a long thread what it has found', async () => {
    await reply('The first answer names a lighthouse.')
    await reply('The second one does not.')
    const { contactMails } = await search({ q: 'lighthouse' })
    expect(contactMails[0]?.newest?.text).toContain('lighthouse')
  })
})

it('counts what it finds outside its filter, messages of nobody and spam too', async () => {
  const [spam] = await storeMails(1, { subject: 'Heron again' })
  await env.DB.prepare("UPDATE contactmails SET verdict = 'spam' WHERE id = ?1").bind(spam).run()
  expect((await search({ q: 'heron', status: 'open' })).elsewhere).toBe(1)
  expect((await search({ q: 'heron', status: 'open', assignee: 'me' })).elsewhere).toBe(2)
  expect((await search({ q: 'heron', status: 'all', verdict: 'all' })).elsewhere).toBe(0)
  expect((await search({ status: 'open' })).elsewhere).toBeUndefined()
})
