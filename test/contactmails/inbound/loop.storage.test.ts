import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { insertContactmail } from '../../../src/contactmails/arrival/insert-contactmail.ts'
import { receive } from '../../../src/contactmails/inbound/receive.ts'
import { consume } from '../../../src/contactmails/jobs/consume.ts'
import { queueReply } from '../../../src/contactmails/jobs/queue-reply.ts'
import { threadToken } from '../../../src/contactmails/replies/addresses.ts'
import type { Bindings } from '../../../src/env.ts'
import { paths } from '../../../src/paths.ts'
import { forgetMails, storedMails } from '../../helpers/contactmails.ts'
import { type Sent, testMailer, testQueue } from '../../helpers/faults.ts'
import { emailOf, incoming, verified } from '../../helpers/incoming.ts'
import { mailOf } from '../../helpers/mail.ts'
import { post } from '../../helpers/staff.ts'

type Row = Record<string, unknown>
const tables = ['contactmails', 'entries', 'outbox']

/** A site that notifies, answers and sends receipts to the other one. Its rows lie aside while the other uses the database. */
const systemOf = (domain: string, other: string) => {
  const mailer = testMailer()
  const queue = testQueue()
  const rows: Row[][] = tables.map(() => [])
  const site: Bindings = {
    ...env,
    CONTACTMAILS: queue,
    MAILER: mailer,
    REPLY_DOMAIN: domain,
    INBOUND_DOMAIN: domain,
    SEND_RECEIPTS: 'true',
    NOTIFY_TO: `hello@${other}`,
    NOTIFY_FROM: `website@${domain}`,
    BETTER_AUTH_SECRET: `the secret of ${domain}, which nobody else knows`,
  }
  const use = async <T>(work: () => Promise<T>) => {
    await forgetMails()
    for (const [at, table] of tables.entries()) for (const row of rows[at] ?? []) await insert(table, row)
    const result = await work()
    while (queue.bodies().length > 0) await queue.deliver((batch) => consume(batch, site))
    for (const [at, table] of tables.entries())
      rows[at] = (await env.DB.prepare(`SELECT * FROM ${table}`).all<Row>()).results
    return result
  }
  return { domain, mailer, site, use, taken: 0 }
}

const insert = (table: string, row: Row) =>
  env.DB.prepare(`INSERT INTO ${table} (${Object.keys(row)}) VALUES (${Object.keys(row).map(() => '?')})`)
    .bind(...Object.values(row))
    .run()

const a = systemOf('a.example', 'b.example')
const b = systemOf('b.example', 'a.example')

const addressOf = (party: Sent['to']) => (typeof party === 'string' ? party : party.email)

/** Carries what one system has sent to the other, until both are silent. Returns how many e-mails that were. */
const exchange = async () => {
  let carried = 0
  for (let round = 0; round < 50; round++) {
    let isSilent = true
    for (const [sender, receiver] of [
      [a, b],
      [b, a],
    ] as const) {
      for (const mail of sender.mailer.sent.slice(sender.taken)) {
        sender.taken += 1
        carried += 1
        isSilent = false
        const from = String(mail.from?.email)
        const headers = {
          ...verified(from.split('@')[1]),
          From: from,
          Subject: mail.subject,
          'Message-ID': `<m${sender.taken}@mail.example>`,
          ...mail.headers,
        }
        const { message } = incoming(emailOf(headers, mail.text), from, addressOf(mail.to))
        await receiver.use(() => receive(message, receiver.site))
      }
    }
    if (isSilent) return carried
  }
  return Infinity
}

beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})

it('two systems that notify and answer each other fall silent', async () => {
  const id = crypto.randomUUID()
  const reply = { text: 'Hello over there.', status: 'answered', seen: '' } as const
  await a.use(async () => {
    await insertContactmail(env.DB, {
      ...mailOf({ email: 'hello@b.example' }),
      id,
      createdAt: new Date().toISOString(),
    })
    await queueReply(a.site, id, 'staff@a.example', { ...reply, replyId: crypto.randomUUID() })
  })
  // The answer, and B's notification of it, which A keeps quietly.
  expect(await exchange()).toBe(2)

  // Somebody at B answers what came: A files it in its thread.
  await b.use(async () => {
    const [came] = await storedMails()
    const seen = String(came?.id)
    await queueReply(b.site, seen, 'staff@b.example', { ...reply, seen, replyId: crypto.randomUUID() })
  })
  expect(await exchange()).toBe(1)
  const thread = await a.use(() =>
    env.DB.prepare("SELECT author FROM entries WHERE contactmail_id = ?1 AND direction = 'in'").bind(id).all(),
  )
  expect(thread.results).toHaveLength(1)
})

it('a notice to one of the staff whose address is another system like this one makes no further mail', async () => {
  const id = crypto.randomUUID()
  await env.DB.exec(
    "INSERT INTO user (id, name, email, createdAt, updatedAt, role) VALUES ('u', 'Bo', 'bo@b.example', '', '', 'staff')",
  )
  const before = a.mailer.sent.length
  await a.use(async () => {
    await insertContactmail(env.DB, { ...mailOf({ email: 'eve@c.example' }), id, createdAt: new Date().toISOString() })
    await env.DB.exec("UPDATE contactmails SET assignee = 'u'")
    const token = await threadToken(String(a.site.BETTER_AUTH_SECRET), id)
    const { message } = incoming(
      emailOf({ ...verified('c.example'), From: 'eve@c.example', 'Message-ID': '<e@c.example>' }),
      'eve@c.example',
      `reply+${token}@a.example`,
    )
    await receive(message, a.site)
  })
  expect(a.mailer.sent.slice(before)).toMatchObject([{ to: 'bo@b.example' }])
  expect(await exchange()).toBe(1)
})

describe('a receipt', () => {
  const writeToA = (email: string) =>
    a.use(async () => {
      const answer = await post(paths.api.contactmails, mailOf({ email }), '', a.site as typeof env)
      expect(answer.status).toBe(201)
    })
  const receiptOf = (email: string) => a.mailer.sent.findLast(({ to }) => addressOf(to) === email)

  it('that goes to another system like this one makes no further mail', async () => {
    await writeToA('partners@b.example')
    expect(receiptOf('partners@b.example')?.headers).toMatchObject({ 'Auto-Submitted': 'auto-replied' })
    // A's notification and A's receipt.
    expect(await exchange()).toBe(2)
  })

  it.each([
    ['says so', { 'Auto-Submitted': 'auto-replied' }, 1],
    ['does not say so', {}, 0],
  ])('that a machine answers, which %s, makes no further mail', async (_case, marks, isAutomatic) => {
    const email = `ada${isAutomatic}@museum.example`
    await writeToA(email)
    const receipt = receiptOf(email)
    const sent = a.mailer.sent.length
    for (let turn = 1; turn <= 5; turn += 1) {
      const headers = { From: email, 'Message-ID': `<${isAutomatic}.${turn}@museum.example>`, ...marks }
      const { message } = incoming(emailOf(headers, `Away, ${turn}`), email, receipt?.replyTo?.email)
      await a.use(() => receive(message, a.site))
    }
    expect(a.mailer.sent).toHaveLength(sent)
    const entries = await a.use(() =>
      env.DB.prepare('SELECT is_automatic FROM entries WHERE author = ?1').bind(email).all(),
    )
    expect(entries.results).toEqual(Array(5).fill({ is_automatic: isAutomatic }))
  })
})
