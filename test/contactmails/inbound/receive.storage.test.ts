import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consume } from '../../../src/contactmails/consume.ts'
import { receive } from '../../../src/contactmails/inbound/receive.ts'
import { insertContactmail } from '../../../src/contactmails/queries.ts'
import { threadToken } from '../../../src/contactmails/replies/reply-token.ts'
import { listThread } from '../../../src/contactmails/replies/thread.ts'
import type { Bindings } from '../../../src/env.ts'
import { forgetMails, storedMails } from '../../helpers/contactmails.ts'
import * as faults from '../../helpers/faults.ts'
import { emailOf, incoming } from '../../helpers/incoming.ts'
import '../../helpers/short-timeouts.ts'
import { mailOf } from '../../helpers/mail.ts'

const id = '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f001'
let queue = faults.testQueue()
let site: Bindings = env
let token = ''

beforeEach(async () => {
  await forgetMails()
  queue = faults.testQueue()
  site = { ...env, CONTACTMAILS: queue, INBOUND_DOMAIN: 'forager.example', NOTIFY_TO: 'desk@office.example' }
  token = await threadToken(String(env.BETTER_AUTH_SECRET), id)
  await insertContactmail(env.DB, { ...mailOf(), id, createdAt: '2026-11-17T08:00:00.000Z' })
  await env.DB.exec("UPDATE contactmails SET status = 'answered', read_at = '2026-11-18'")
  await env.DB.exec(
    `INSERT INTO replies (id, contactmail_id, direction, author, body, message_id, created_at, state) VALUES ('r', '${id}', 'out', 'a@b.example', 'Yes.', '<m1@mail.example>', '2026-11-18', 'sent')`,
  )
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

const get = async (raw: string, from?: string, to?: string, bindings = site) => {
  const { message, rejected } = incoming(raw, from, to)
  await receive(message, bindings)
  return rejected
}
const toThread = () => `reply+${token.toUpperCase()}@forager.example`
const entries = async (of = id) => (await listThread(env.DB, of)).filter(({ direction }) => direction === 'in')
const rowOf = (of = id) => env.DB.prepare('SELECT * FROM contactmails WHERE id = ?1').bind(of).first()
const newest = async () => (await storedMails()).find((mail) => mail.id !== id)

const deliveryReport = {
  From: 'Mail <mail@x.example>',
  'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b',
}
const reportOf = (...actions: string[]) =>
  [
    '--b\r\nContent-Type: text/plain\r\n\r\nThis is what became of it.',
    `--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; x.example`,
    ...actions.map((action) => `\r\nFinal-Recipient: rfc822; ada@museum.example\r\nAction: ${action}`),
    '--b--',
  ].join('\r\n')

describe('an answer that comes back', () => {
  it.each([
    ['its address has the token', {}, true],
    ['its references have the token', { References: 'TOKEN' }, false],
    ['it names our message id and comes from the sender', { 'In-Reply-To': '<m1@mail.example>' }, false],
  ])('is added to its thread and opens it again if %s', async (_case, headers, isToThread) => {
    const to = isToThread ? toThread() : undefined
    const references = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        value === 'TOKEN' ? `<thread.${token}@forager.example>` : value,
      ]),
    )
    const raw = emailOf({ 'Message-ID': '<a1@museum.example>', ...references })
    expect(await get(raw, undefined, to)).toEqual([])
    await get(raw, undefined, to)
    expect(await entries()).toMatchObject([{ author: 'ada@museum.example', body: 'Thank you!', state: 'received' }])
    expect(await rowOf()).toMatchObject({ status: 'open', read_at: null, opened_at: expect.any(String) })
    expect(await storedMails()).toHaveLength(1)
    expect(queue.bodies()).toEqual([])
  })

  it.each([
    ['a stranger names our message id', { From: 'Eve <eve@evil.example>', References: '<m1@mail.example>' }, undefined],
    [
      'the sender’s domain disowns it',
      { 'Authentication-Results': 'mx; dmarc=fail', References: '<m1@mail.example>' },
      undefined,
    ],
    ['the token is forged', { From: 'Eve <eve@evil.example>' }, `reply+${'0'.repeat(52)}@forager.example`],
  ])('becomes a new enquiry if %s', async (_case, headers, to) => {
    await get(emailOf(headers as unknown as Record<string, string>), 'eve@evil.example', to)
    expect(await entries()).toEqual([])
    expect(await rowOf()).toMatchObject({ status: 'answered' })
    expect(await rowOf((await newest())?.id)).toMatchObject({ source: 'email' })
  })

  it('from another address with the token is added under that address', async () => {
    await get(emailOf({ From: 'Bo <bo@museum.example>' }), 'bo@museum.example', toThread())
    expect(await entries()).toMatchObject([{ author: 'bo@museum.example' }])
  })
})

describe('a new e-mail', () => {
  it('becomes an enquiry with its reason, whose whole text is in the thread, and staff are notified', async () => {
    const long = 'Bonjour, '.repeat(100)
    await get(
      emailOf({ Subject: '=?utf-8?q?Caf=C3=A9?=', 'Message-ID': '<n1@x.example>' }, long),
      undefined,
      'media@forager.example',
    )
    const mail = await newest()
    expect(mail).toMatchObject({ name: 'Ada Quill', subject: 'Café', reason: 'Media Enquiry' })
    expect(mail?.message?.length).toBeLessThanOrEqual(360)
    expect((await entries(mail?.id))[0]?.body).toBe(long.trim())
    expect(queue.bodies()).toEqual([{ kind: 'notify', id: mail?.id }])
  })

  it('in HTML alone is kept as text, files by name only', async () => {
    const body = [
      '--b\r\nContent-Type: text/html\r\n\r\n<p>Hello<br>you &amp; me</p><script>alert(1)</script><style>p{}</style>',
      '--b\r\nContent-Type: image/png; name="a.png"\r\nContent-Disposition: attachment\r\n\r\nxyz',
      '--b--',
    ].join('\r\n')
    await get(emailOf({ 'Content-Type': 'multipart/mixed; boundary=b' }, body))
    const [entry] = await entries((await newest())?.id)
    expect(entry?.body).toBe('Hello\nyou & me')
    expect(entry?.attachments).toMatchObject([{ name: 'a.png', type: 'image/png' }])
  })
})

describe('what a machine wrote', () => {
  it.each([
    [{ 'Auto-Submitted': 'auto-replied' }, 'a@x.example'],
    [{ Precedence: 'bulk' }, 'a@x.example'],
    [{ 'List-Id': '<l.x.example>' }, 'a@x.example'],
  ])('is kept as spam and causes no mail: %j', async (headers, from) => {
    await get(emailOf({ From: 'a@x.example', ...headers } as Record<string, string>), from)
    expect(await rowOf((await newest())?.id)).toMatchObject({ verdict: 'spam', notified_at: expect.any(String) })
    expect(queue.bodies()).toEqual([])
  })

  it.each([
    ['an absence notice', { 'Auto-Submitted': 'auto-replied' }, 'ada@museum.example'],
    ['an absence notice without a return path', { 'X-Auto-Response-Suppress': 'All' }, ''],
    ['a read receipt', { 'Content-Type': 'multipart/report; report-type=disposition-notification; boundary=b' }, ''],
    ['a complaint', { 'Content-Type': 'multipart/report; boundary=b; report-type="feedback-report"' }, ''],
    ['a report of a delivery', deliveryReport, '', reportOf('delivered')],
    ['a report of a delay', deliveryReport, '', reportOf('delayed')],
  ])('in a thread is added without opening it if it is %s', async (_case, headers, from, text?: string) => {
    await get(emailOf(headers as Record<string, string>, text), from, toThread())
    expect(await entries()).toMatchObject([{ isAutomatic: true }])
    expect(await rowOf()).toMatchObject({ status: 'answered' })
    expect(queue.bodies()).toEqual([])
  })

  it.each([
    ['comes from a mail system', { From: 'MAILER-DAEMON@x.example', 'Auto-Submitted': 'auto-replied' }, ''],
    ['has no return path and nothing that says why', {}, '<>'],
    ['reports a failure', deliveryReport, '', reportOf('delayed', 'Failed')],
    ['reports what cannot be read', { 'Content-Type': 'multipart/report; boundary=b' }, ''],
  ])('in a thread opens it again if it %s', async (_case, headers, from, text?: string) => {
    await get(emailOf(headers as Record<string, string>, text), from, toThread())
    expect(await entries()).toMatchObject([{ isAutomatic: true }])
    expect(await rowOf()).toMatchObject({ status: 'open' })
    expect(queue.bodies()).toEqual([])
  })

  it.each([
    [{ From: 'mailer-daemon@x.example' }, ''],
    [{ From: 'website@forager.example', 'Auto-Submitted': 'auto-generated' }, 'website@forager.example'],
  ])('is dropped if it is a bounce of nothing known or our own: %j', async (headers, from) => {
    expect(await get(emailOf(headers as Record<string, string>), from)).toEqual([])
    expect(await storedMails()).toHaveLength(1)
  })
})

describe('when D1 fails', () => {
  const broken = () => ({ ...site, DB: faults.faultyDatabase(env.DB, faults.always({ error: faults.overload })) })

  it('the queue keeps the e-mail', async () => {
    expect(await get(emailOf({}), undefined, toThread(), broken())).toEqual([])
    await queue.deliver((batch) => consume(batch, site))
    expect(await entries()).toHaveLength(1)
  })

  it('and the queue too, the sender’s server is told', async () => {
    const refusing = faults.testQueue(faults.always({ error: new Error('Queue send failed') }))
    expect(await get(emailOf({}), undefined, toThread(), { ...broken(), CONTACTMAILS: refusing })).toHaveLength(1)
  })
})

it('nothing is taken without a domain, nor what is too large', async () => {
  expect(await get(emailOf({}), undefined, undefined, { ...site, INBOUND_DOMAIN: '' })).toHaveLength(1)
  expect(await get(emailOf({}, 'x'.repeat(11 * 1024 * 1024)))).toHaveLength(1)
  expect(await storedMails()).toHaveLength(1)
})
