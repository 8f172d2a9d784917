import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { beforeAll, expect, inject, it, vi } from 'vitest'
import { insertContactmail } from '../../src/contactmails/arrival/insert-contactmail.ts'
import { parseMail } from '../../src/contactmails/inbound/parse-mail.ts'
import { receive } from '../../src/contactmails/inbound/receive.ts'
import { ReceivedMailSchema } from '../../src/contactmails/inbound/received-mail.ts'
import type { Bindings } from '../../src/env.ts'
import { forgetMails } from '../helpers/contactmails.ts'
import { seeded, testMailer, testQueue } from '../helpers/faults.ts'
import { incoming } from '../helpers/incoming.ts'
import { mailOf } from '../helpers/mail.ts'

const mails = 5000
const stored = 1000
const seed = inject('seed')
const random = seeded(seed)
const upTo = (limit: number) => Math.floor(random() * limit)
const oneOf = <T>(list: readonly T[]) => list[upTo(list.length)] as T

const id = '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f001'
const victim = { ...mailOf(), id, createdAt: '2026-11-17T08:00:00.000Z' }
const mailer = testMailer()
const site: Bindings = {
  ...env,
  CONTACTMAILS: testQueue(),
  MAILER: mailer,
  INBOUND_DOMAIN: 'forager.example',
  REPLY_DOMAIN: 'forager.example',
}

const noise = (length: number) =>
  String.fromCharCode(...Array.from({ length }, () => upTo(random() < 0.1 ? 0xffff : 256)))
const forged = () => Array.from({ length: 52 }, () => upTo(16).toString(16)).join('')
const words = [
  () => 'Hello',
  () => noise(20),
  () => 'x'.repeat(upTo(5000)),
  () => '\r\nBcc: all@x.example',
  () => '=?utf-8?b?////?= =?x-none?q?=ZZ?=',
  () => '=?utf-8?q?=0D=0ABcc:_all@x.example?=',
  () => '\u0000\u202E\uD800',
  () => `<thread.${forged()}@forager.example>`,
  () => '<m1@mail.example> '.repeat(upTo(50)),
  () => '<script>alert(1)</script>',
  () => '"a" <b@c.example>, d@e.example; group: f@g.example;',
  () => '<'.repeat(upTo(3000)),
  () => '__proto__',
]
const word = () => oneOf(words)()
const names = [
  'From',
  'Subject',
  'References',
  'In-Reply-To',
  'Message-ID',
  'Content-Type',
  'Content-Transfer-Encoding',
  'Date',
  'To',
  'Auto-Submitted',
  '__proto__',
  `X-${'y'.repeat(300)}`,
]
const types = [
  'text/plain; charset=utf-16',
  'text/plain; charset="no-such"',
  'text/html; charset=iso-2022-jp',
  'multipart/mixed; boundary=b',
  'multipart/alternative',
  'message/rfc822',
  'multipart/report; report-type=delivery-status',
  "image/png; name*=utf-8''%FF%00..%2F..%2Fetc",
]
const headers = (depth: number): string =>
  [
    `Content-Type: ${random() < 0.8 ? oneOf(types) : word()}`,
    ...Array.from({ length: upTo(depth === 0 ? 8 : 3) }, () => `${oneOf(names)}: ${word()}`),
    random() < 0.3 ? `Content-Transfer-Encoding: ${oneOf(['base64', 'quoted-printable', '8bit', 'uuencode'])}` : 'X: y',
  ].join('\r\n')
const body = (depth: number): string => {
  if (depth > 5 || random() < 0.4)
    return oneOf([word, () => noise(300), () => `<p>${word()}<br>&#0;&#xD800;&bogus;`, () => '='.repeat(50)])()
  return Array.from({ length: 1 + upTo(3) }, () => `--b\r\n${headers(depth + 1)}\r\n\r\n${body(depth + 1)}`).join(
    '\r\n',
  )
}
const deep = () => `${'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n'.repeat(upTo(400))}end`
const hostile = (): string => {
  const from = random() < 0.7 ? `From: ${oneOf(['Eve <eve@evil.example>', 'eve@evil.example', word()])}\r\n` : ''
  return random() < 0.03 ? from + deep() : `${from}${headers(0)}\r\n\r\n${body(0)}`
}
const envelope = () =>
  [
    oneOf(['eve@evil.example', '', '<>', noise(10), 'a'.repeat(400)]),
    oneOf(['hello@forager.example', `reply+${forged()}@forager.example`, 'reply+@', noise(30)]),
  ] as const

beforeAll(async () => {
  await forgetMails()
  await insertContactmail(env.DB, victim)
  await env.DB.exec(
    `INSERT INTO entries (id, contactmail_id, direction, author, body, message_id, created_at, state) VALUES ('r', '${id}', 'out', 'a@b.example', 'Yes.', '<m1@mail.example>', '2026-11-18', 'sent')`,
  )
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
}, 60_000)

it(`takes ${mails} hostile e-mails without an error, and what is kept fits the schema (seed ${seed})`, async () => {
  for (let n = 0; n < mails; n++) {
    const { message } = incoming(hostile(), ...envelope())
    if (n < stored) await receive(message, site)
    else {
      const mail = await parseMail(message, site)
      if (typeof mail !== 'string') v.parse(ReceivedMailSchema, mail)
    }
  }
}, 180_000)

it('changes nothing of what was there, and sends nothing', async () => {
  const row = await env.DB.prepare('SELECT status, opened_at, changed_at FROM contactmails WHERE id = ?1')
    .bind(id)
    .first()
  expect(row).toEqual({ status: 'open', opened_at: null, changed_at: null })
  const thread = await env.DB.prepare('SELECT id FROM entries WHERE contactmail_id = ?1').bind(id).all()
  expect(thread.results).toEqual([{ id: 'r' }])
  expect(mailer.sent).toEqual([])
})

it('keeps no control characters and no header lines in what answers are built from', async () => {
  const { results } = await env.DB.prepare("SELECT name, subject, email FROM contactmails WHERE source = 'email'").all()
  expect(results.length).toBeGreaterThan(100)
  for (const row of results) for (const value of Object.values(row)) expect(String(value)).not.toMatch(/\p{Cc}/u)
})
