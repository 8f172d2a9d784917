import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { insertContactmail } from '../../../src/contactmails/arrival/insert-contactmail.ts'
import { receive } from '../../../src/contactmails/inbound/receive.ts'
import { consume } from '../../../src/contactmails/jobs/consume.ts'
import { sendMissed } from '../../../src/contactmails/jobs/send.ts'
import { threadToken } from '../../../src/contactmails/replies/addresses.ts'
import type { Bindings } from '../../../src/env.ts'
import { paths } from '../../../src/paths.ts'
import { forgetMails } from '../../helpers/contactmails.ts'
import { testMailer, testQueue } from '../../helpers/faults.ts'
import { emailOf, incoming, verified } from '../../helpers/incoming.ts'
import { mailOf } from '../../helpers/mail.ts'
import { ask, freshTeam, post, postForm } from '../../helpers/staff.ts'

const id = '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f001'
const bo = 'staff@forager.example'

let cookies = { staff: '', admin: '' }
let [mailer, queue] = [testMailer(), testQueue()]
let site: Bindings = env
let [token, count] = ['', 0]

beforeEach(async () => {
  // By today's clock: other files share the sessions.
  cookies = await freshTeam()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T18:00:00Z') })
  await forgetMails()
  mailer = testMailer()
  queue = testQueue()
  site = {
    ...env,
    CONTACTMAILS: queue,
    MAILER: mailer,
    REPLY_DOMAIN: 'forager.example',
    INBOUND_DOMAIN: 'reply.forager.example',
    NOTIFY_TO: 'desk@office.example',
  }
  token = await threadToken(String(env.BETTER_AUTH_SECRET), id)
  await insertContactmail(env.DB, { ...mailOf({ email: 'ada@museum.example' }), id, createdAt: '2026-11-24T18:00:00Z' })
  await env.DB.prepare('UPDATE contactmails SET read_at = ?1, assignee = (SELECT id FROM user WHERE email = ?2)')
    .bind('2026-11-24T19:00:00.000Z', bo)
    .run()
  await env.DB.exec('DELETE FROM outbox')
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const minutesLater = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)
const deliver = async () => {
  while (queue.bodies().length > 0) await queue.deliver((batch) => consume(batch, site))
}
const write = async (headers: Record<string, string> = {}, from = 'ada@museum.example') => {
  count += 1
  const own = { ...verified(from.split('@')[1]), From: from, 'Message-ID': `<${count}@museum.example>`, ...headers }
  const { message, rejected } = incoming(emailOf(own, `Letter ${count}`), from, `reply+${token}@reply.forager.example`)
  await receive(message, site)
  await deliver()
  return rejected
}
const open = () => env.DB.exec("UPDATE contactmails SET read_at = '2026-11-25T18:00:00.000Z'")
const idOf = (email: string) => env.DB.prepare('SELECT id FROM user WHERE email = ?1').bind(email).first<string>('id')
const entries = async () =>
  (await env.DB.prepare("SELECT count(*) AS count FROM entries WHERE direction = 'in'").first<number>('count')) ?? 0
const assign = async (to: string, cookie = cookies.admin) => {
  const change = { ids: [id], change: { kind: 'assignee', assignee: await idOf(to) } }
  expect((await post(paths.api.contactmailsAct('change'), change, cookie, site as typeof env)).status).toBe(200)
}

describe('a sender who writes again', () => {
  it('is told to the assignee, with link, time and due day', async () => {
    await write()
    expect(mailer.sent).toHaveLength(1)
    const [{ to, subject, text, headers, replyTo } = {}] = mailer.sent
    expect({ to, headers }).toEqual({ to: bo, headers: { 'Auto-Submitted': 'auto-generated' } })
    expect(replyTo).toMatchObject({ email: 'notices@reply.forager.example' })
    expect(subject).toContain('Reply to 0B8AD1C4')
    expect(text).toContain(`${paths.admin.contactmail(id)}`)
    expect(text).toMatch(/Arrived: Wednesday,? (25 November|November 25).* 11:00 a\.m\., Pacific time/)
    expect(text).toMatch(/Reply due: Friday,? (27 November|November 27)/)
    expect(text).not.toContain('Letter')
  })

  it('is told once an hour until the message is opened', async () => {
    await write()
    minutesLater(10)
    await write()
    expect(mailer.sent).toHaveLength(1)
    minutesLater(60)
    await write()
    expect(mailer.sent).toHaveLength(2)
    await open()
    await write()
    expect(mailer.sent).toHaveLength(3)
  })

  it.each([
    ['a machine', { 'Auto-Submitted': 'auto-replied' }],
    ['a bounce', { 'Content-Type': 'multipart/report; report-type=delivery-status; boundary=x' }],
  ])('is told to nobody if it is %s', async (_case, headers) => {
    await write(headers)
    expect(await entries()).toBe(1)
    expect(mailer.sent).toEqual([])
  })

  it('is told to nobody beyond the limits', async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      await open()
      await write()
    }
    const told = mailer.sent.filter(({ to }) => to === bo)
    expect(told).toHaveLength(10)
    expect(await entries()).toBe(12)
  })

  it.each([
    ['who has turned it off', 'UPDATE user SET wantsNotices = 0'],
    ['who is disabled', 'UPDATE user SET banned = 1'],
    ['of what is spam', "UPDATE contactmails SET verdict = 'spam'"],
    ['where nobody has it', 'UPDATE contactmails SET assignee = NULL'],
  ])('is not told to one %s', async (_case, statement) => {
    await env.DB.exec(statement)
    await write()
    expect(await entries()).toBe(1)
    expect(mailer.sent).toEqual([])
  })

  it('is told to who replied last where nobody has it', async () => {
    await env.DB.exec(
      `UPDATE contactmails SET assignee = NULL; INSERT INTO entries (id, contactmail_id, direction, author, body, message_id, created_at, state) VALUES ('r', '${id}', 'out', '${bo}', 'Yes.', '<m@x.example>', '2026-11-24', 'sent')`,
    )
    await write()
    expect(mailer.sent).toMatchObject([{ to: bo }])
  })

  it('is not told to oneself', async () => {
    const home = "email = 'bo@home.example'"
    await env.DB.exec(`UPDATE contactmails SET ${home}; UPDATE user SET ${home} WHERE email = '${bo}'`)
    await write({}, 'Bo@Home.example')
    expect([await entries(), mailer.sent]).toEqual([1, []])
  })
})

describe('an assignment', () => {
  const settle = async () => {
    minutesLater(2)
    await deliver()
    minutesLater(15)
    await sendMissed(site)
  }
  beforeEach(() => env.DB.exec('UPDATE contactmails SET assignee = NULL'))

  it('is told to the new assignee, by name, a minute later', async () => {
    await assign(bo)
    await sendMissed(site)
    expect(mailer.sent).toEqual([])
    await settle()
    expect(mailer.sent).toMatchObject([{ to: bo, subject: expect.stringContaining('Assigned to you') }])
    expect(mailer.sent[0]?.text).toContain('The admin has assigned a message')
    await settle()
    expect(mailer.sent).toHaveLength(1)
  })

  it('that is taken back meanwhile, or one’s own, is told to nobody', async () => {
    await assign(bo)
    await env.DB.exec('UPDATE contactmails SET assignee = NULL')
    await assign('admin@forager.example')
    await settle()
    expect(mailer.sent).toEqual([])
    const failing = await env.DB.prepare("SELECT error FROM outbox WHERE state = 'failed'").all()
    expect(failing.results).toEqual([{ error: 'not-needed' }])
  })

  it('is turned off on the account page', async () => {
    const page = async () => (await ask(paths.admin.account, { cookie: cookies.staff }, site as typeof env)).text()
    const box = async () => /<input[^>]*name="notices"[^>]*>/.exec(await page())?.[0]
    expect(await box()).toContain('checked')
    await postForm(paths.admin.ownMail, { signature: '' }, cookies.staff, site as typeof env)
    expect(await box()).not.toContain('checked')
    await assign(bo)
    await settle()
    expect(mailer.sent).toEqual([])
    await postForm(paths.admin.ownMail, { signature: '', notices: 'on' }, cookies.staff, site as typeof env)
    expect(await box()).toContain('checked')
  })
})

describe('a colleague who answers by e-mail', () => {
  it('to a notice, or into a thread, is told why nothing was sent', async () => {
    const { message, rejected } = incoming(emailOf({ From: bo }), bo, 'notices@reply.forager.example')
    await receive(message, site)
    expect(rejected).toEqual([expect.stringContaining('colleagues reply in the inbox')])
    expect(await write({}, bo)).toEqual([expect.stringContaining('colleagues reply in the inbox')])
    expect(await entries()).toBe(0)
    expect(mailer.sent).toEqual([])
  })
})
