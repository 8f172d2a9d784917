import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import PostalMime from 'postal-mime'
import { beforeAll, expect, it, vi } from 'vitest'
import { insertContactmail } from '../../src/contactmails/arrival/insert-contactmail.ts'
import { parseMail } from '../../src/contactmails/inbound/parse-mail.ts'
import { receivedLimits } from '../../src/contactmails/inbound/received-mail.ts'
import { parseLimits } from '../../src/contactmails/inbound/reduce-mail.ts'
import { threadToken } from '../../src/contactmails/replies/addresses.ts'
import type { Bindings } from '../../src/env.ts'
import worker from '../../src/index.ts'
import { forgetMails } from '../helpers/contactmails.ts'
import { testMailer, testQueue } from '../helpers/faults.ts'
import { filled, hostile, rawOf, victim } from '../helpers/hostile-mail.ts'
import { emailOf, incoming } from '../helpers/incoming.ts'
import { mailOf } from '../helpers/mail.ts'

const mails = 2000
const id = '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f002'
const mailer = testMailer()
const site: Bindings = {
  ...env,
  CONTACTMAILS: testQueue(),
  MAILER: mailer,
  INBOUND_DOMAIN: 'forager.example',
  REPLY_DOMAIN: 'forager.example',
}

let token = ''
/** What the parser was given last. */
let given: Uint8Array = new Uint8Array()
let dropped = 0
beforeAll(async () => {
  await forgetMails()
  await insertContactmail(env.DB, { ...mailOf({ email: victim }), id, createdAt: '2026-11-17T08:00:00.000Z' })
  await env.DB.exec(
    `INSERT INTO entries (id, contactmail_id, direction, author, body, message_id, created_at, state) VALUES ('r', '${id}', 'out', 'a@b.example', 'Yes.', '<m1@mail.example>', '2026-11-18', 'sent')`,
  )
  token = await threadToken(String(env.BETTER_AUTH_SECRET), id)
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
  vi.spyOn(console, 'info').mockImplementation((line) => {
    if (String(JSON.stringify(line)).includes('inbound-dropped')) dropped += 1
  })
  const parse = PostalMime.parse
  vi.spyOn(PostalMime, 'parse').mockImplementation((bytes, options) => {
    given = bytes as Uint8Array
    return parse.call(PostalMime, bytes, options)
  })
})

/** Milliseconds to parse an e-mail: the least of some, as other processes take their share of the machine. */
const timeOf = async (raw: Uint8Array<ArrayBuffer>, times = 3) => {
  let least = Infinity
  for (let n = 0; n < times; n++) {
    const start = performance.now()
    await parseMail(incoming(raw).message, site)
    least = Math.min(least, performance.now() - start)
  }
  return least
}
/** Of an ordinary e-mail in HTML, which takes longer than text, of about the same size. */
const ordinary = new Map<number, number>()
const ordinaryTime = async (bytes: number) => {
  const step = Math.ceil(Math.log2(bytes + 1024))
  const known = ordinary.get(step)
  if (known !== undefined) return known
  const text = filled(['<tr><td>The ferry leaves at noon.</td><td>Come early.</td></tr>\r\n', 2 ** step])
  const time = await timeOf(new TextEncoder().encode(emailOf({ 'Content-Type': 'text/html' }, text)), 5)
  ordinary.set(step, time)
  return time
}

type Row = Record<string, string | number | null>
const sizeOf = (row: Row | null) => new TextEncoder().encode(JSON.stringify(Object.values(row ?? {}))).length
const countOf = async (table: string) => Number(await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first('n'))
const results = { stored: 0, again: 0, refused: 0, dropped: 0 }

it(`takes ${mails} hostile e-mails within each limit, loses none and believes none`, async () => {
  await fc.assert(
    fc.asyncProperty(hostile, async (mail) => {
      const raw = rawOf(mail)
      const { message, rejected } = incoming(
        raw,
        mail.envelope,
        mail.isToThread ? `reply+${token}@forager.example` : undefined,
      )
      const before = { rows: await countOf('entries'), dropped }
      const start = performance.now()
      await worker.email(message, site)
      const took = performance.now() - start

      const newlines = given.reduce((count, byte) => count + (byte === 10 ? 1 : 0), 0)
      expect(given.length).toBeLessThanOrEqual(parseLimits.textBytes + parseLimits.base64Bytes)
      expect(newlines).toBeLessThanOrEqual(parseLimits.lines + parseLimits.base64Bytes / 60)

      const ceiling = 500 + 20 * (await ordinaryTime(raw.length))
      if (took > ceiling) expect(await timeOf(raw)).toBeLessThan(ceiling)

      if (rejected.length > 0) results.refused += 1
      else if (dropped > before.dropped) results.dropped += 1
      else if ((await countOf('entries')) === before.rows) {
        const again = await parseMail(incoming(raw, mail.envelope, message.to).message, site)
        const found = env.DB.prepare('SELECT 1 FROM entries WHERE id = ?1').bind(Object(again).id)
        expect(await found.first()).not.toBeNull()
        results.again += 1
      } else {
        results.stored += 1
        const entry = await env.DB.prepare('SELECT * FROM entries ORDER BY rowid DESC LIMIT 1').first<Row>()
        const enquiry = await env.DB.prepare('SELECT * FROM contactmails WHERE id = ?1')
          .bind(entry?.contactmail_id)
          .first<Row>()
        expect(enquiry).not.toBeNull()
        expect(String(entry?.body).length).toBeLessThanOrEqual(receivedLimits.text + '\n[...]'.length)
        for (const address of [entry?.author, entry?.envelope]) expect(String(address).length).toBeLessThanOrEqual(254)
        // Its text in bytes of UTF-8, and up to six times as much as it is folded for the search.
        expect(sizeOf(entry)).toBeLessThan(512 * 1024)
        expect(sizeOf(enquiry)).toBeLessThan(16 * 1024)
        if (entry?.is_verified) expect(entry.author).toBe('eve@evil.example')
      }
    }),
    { numRuns: mails },
  )
  // Bounces and what nobody could answer are not stored.
  expect(results.stored).toBeGreaterThan(mails / 3)
}, 600_000)

it('believed nobody in the thread of somebody else, and opened no more than its room', async () => {
  const { results } = await env.DB.prepare(
    "SELECT author, is_verified, count(*) AS count FROM entries WHERE contactmail_id = ?1 AND direction = 'in' GROUP BY 1, 2",
  )
    .bind(id)
    .all<Row>()
  expect(results.reduce((sum, { count }) => sum + Number(count), 0)).toBeLessThanOrEqual(100)
  expect(results.filter(({ author, is_verified }) => is_verified && author === victim)).toEqual([])
})
