import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { insertContactmail } from '../../../src/contactmails/arrival/insert-contactmail.ts'
import { receive } from '../../../src/contactmails/inbound/receive.ts'
import { threadToken } from '../../../src/contactmails/replies/addresses.ts'
import { listThread } from '../../../src/contactmails/replies/thread.ts'
import type { Bindings } from '../../../src/env.ts'
import { forgetMails, storedMails } from '../../helpers/contactmails.ts'
import * as faults from '../../helpers/faults.ts'
import { emailOf, incoming, verified } from '../../helpers/incoming.ts'
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
  await env.DB.exec("UPDATE contactmails SET status = 'answered', read_at = '2026-11-18T08:00:00.000Z'")
  await env.DB.exec(
    `INSERT INTO entries (id, contactmail_id, direction, author, body, message_id, created_at, state) VALUES ('r', '${id}', 'out', 'a@b.example', 'Yes.', '<m1@mail.example>', '2026-11-18', 'sent')`,
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
const entries = async (of = id) =>
  (await listThread(env.DB, of, {})).thread.filter(({ direction }) => direction === 'in')
const rowOf = (of = id) => env.DB.prepare('SELECT * FROM contactmails WHERE id = ?1').bind(of).first()
const newest = async () => (await storedMails()).find((mail) => mail.id !== id)

describe('an answer that comes back', () => {
  it.each([
    ['its address has the token', {}, true],
    ['its references have the token', { References: 'TOKEN' }, false],
    [
      'it names our message id and its sender is verified',
      { ...verified(), 'In-Reply-To': '<m1@mail.example>' },
      false,
    ],
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
      { 'Authentication-Results': 'mx.cloudflare.net; dmarc=fail', References: '<m1@mail.example>' },
      undefined,
    ],
    ['nobody has verified its sender', { References: '<m1@mail.example>' }, undefined],
    [
      'a stranger whose own domain vouches for him names our message id',
      { From: 'Eve <eve@evil.example>', ...verified('evil.example'), References: '<m1@mail.example>' },
      undefined,
    ],
    ['the token is forged', { From: 'Eve <eve@evil.example>' }, `reply+${'0'.repeat(52)}@forager.example`],
  ])('becomes a new enquiry if %s', async (_case, headers, to) => {
    await get(emailOf(headers as unknown as Record<string, string>), 'eve@evil.example', to)
    expect(await entries()).toEqual([])
    expect(await rowOf()).toMatchObject({ status: 'answered' })
    expect(await rowOf((await newest())?.id)).toMatchObject({ source: 'email' })
  })

  it.each([
    [1, verified()],
    [0, {}],
    [0, { 'Authentication-Results': 'mx.cloudflare.net; dmarc=fail header.from=museum.example' }],
  ])('keeps whether it was verified: %i', async (isVerified, headers) => {
    await get(emailOf(headers as Record<string, string>), undefined, toThread())
    const kept = await env.DB.prepare("SELECT is_verified FROM entries WHERE direction = 'in'").all()
    expect(kept.results).toEqual([{ is_verified: isVerified }])
  })

  it('while its message is open leaves the due date as it is', async () => {
    const opened_at = '2026-11-18T08:00:00.000Z'
    await env.DB.prepare("UPDATE contactmails SET status = 'open', opened_at = ?1").bind(opened_at).run()
    await get(emailOf({}), undefined, toThread())
    expect(await rowOf()).toMatchObject({ status: 'open', read_at: null, opened_at })
  })

  it('whose contactmail is gone becomes an enquiry, with its whole text', async () => {
    const long = 'Bonjour, '.repeat(100).trim()
    const raw = emailOf({ 'Message-ID': '<a1@museum.example>' }, long)
    await get(raw, undefined, toThread())
    await env.DB.prepare('DELETE FROM contactmails').run()
    await get(raw, undefined, toThread())
    const [mail] = await storedMails()
    expect(await entries(mail?.id)).toMatchObject([{ body: long }])
  })

  it('from another address with the token is added under that address', async () => {
    await get(emailOf({ From: 'Bo <bo@museum.example>' }), 'bo@museum.example', toThread())
    expect(await entries()).toMatchObject([{ author: 'bo@museum.example' }])
  })
})

describe('a new e-mail', () => {
  it('is found by its words at once, and answered where its writer wants answers', async () => {
    await get(emailOf({ From: 'Form <noreply@forms.example>', 'Reply-To': 'Real <real@x.example>' }, 'École'))
    const { id = '' } = (await newest()) ?? {}
    expect(await rowOf(id)).toMatchObject({ email: 'real@x.example', search_text: expect.stringContaining('ecole') })
    expect(await entries(id)).toMatchObject([{ author: 'noreply@forms.example' }])
  })

  it('that nobody could answer is refused', async () => {
    expect(await get(emailOf({ From: '"odd one"@museum.example' }), '"odd one"@museum.example')).toHaveLength(1)
    expect(await storedMails()).toHaveLength(1)
  })

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
    expect(queue.bodies()).toEqual([{ kind: 'send', id: `notification_${mail?.id}` }])
  })

  it('in HTML alone is kept as text, files by name only', async () => {
    const body = [
      '--b\r\nContent-Type: text/html\r\n\r\n<!DOCTYPE html><?xml:a /><p>Hello<br>you &amp;\r\nm&uuml;</p><td>1</td><td>2</td><script>alert(1)</script><style>p{}</style>',
      '--b\r\nContent-Type: image/png; name="a.png"\r\nContent-Disposition: attachment\r\n\r\nxyz',
      '--b--',
    ].join('\r\n')
    await get(emailOf({ 'Content-Type': 'multipart/mixed; boundary=b' }, body))
    const [entry] = await entries((await newest())?.id)
    expect(entry?.body).toBe('Hello\nyou & mü\n1 2')
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
    expect(await rowOf((await newest())?.id)).toMatchObject({ verdict: 'spam' })
    expect(queue.bodies()).toEqual([])
  })

  it('in a thread is added without opening it, but a bounce opens it', async () => {
    await get(emailOf({ 'Auto-Submitted': 'auto-replied' }), '', toThread())
    expect(await entries()).toMatchObject([{ isAutomatic: true }])
    expect(await rowOf()).toMatchObject({ status: 'answered' })
    await get(emailOf({ From: 'mailer-daemon@x.example' }, 'No such address'), '', toThread())
    expect(await rowOf()).toMatchObject({ status: 'open' })
  })

  it.each([
    [{ From: 'mailer-daemon@x.example' }, ''],
    [{ From: 'MAILER-DAEMON@mx1' }, 'MAILER-DAEMON@mx1'],
    [{ From: 'website@forager.example', 'Auto-Submitted': 'auto-generated' }, 'website@forager.example'],
  ])('is dropped if it is a bounce of nothing known or our own: %j', async (headers, from) => {
    expect(await get(emailOf(headers as Record<string, string>), from)).toEqual([])
    expect(await storedMails()).toHaveLength(1)
  })
})

it('nothing is taken without a domain, nor what is too large', async () => {
  expect(await get(emailOf({}), undefined, undefined, { ...site, INBOUND_DOMAIN: '' })).toHaveLength(1)
  expect(await get(emailOf({}, 'x'.repeat(11 * 1024 * 1024)))).toHaveLength(1)
  expect(await storedMails()).toHaveLength(1)
})
