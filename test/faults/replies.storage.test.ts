import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { consume } from '../../src/contactmails/consume.ts'
import { insertContactmail } from '../../src/contactmails/queries.ts'
import { queueReply, retryReply } from '../../src/contactmails/replies/queue-reply.ts'
import { sendMissedReplies } from '../../src/contactmails/replies/send-missed.ts'
import type { Bindings } from '../../src/env.ts'
import { forgetMails } from '../helpers/contactmails.ts'
import * as faults from '../helpers/faults.ts'
import { mailOf } from '../helpers/mail.ts'
import { shortenTimeouts } from '../helpers/short-timeouts.ts'

shortenTimeouts()

const replies = 1000
const seed = inject('seed')
const random = faults.seeded(seed)
const chance = (share: number) => random() < share
const oneOf = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T

const { connectionLost, overload } = faults
const lost = new Error('Network connection lost.')

/** While `bad`, about every fifth call meets a fault. */
let bad = true
const orNone = (list: () => faults.Fault[]) => () => (bad && chance(0.2) ? oneOf(list()) : null)
const stall = () => (chance(0.1) ? ('stall' as const) : null)

const queue = faults.testQueue(orNone(() => [{ error: lost }, { error: lost, after: true }, stall()]))
const dead = faults.testQueue(faults.never, 'contactmails-dead')
const mailer = faults.testMailer(
  orNone(() => [
    ...['E_RATE_LIMIT_EXCEEDED', 'E_INTERNAL_SERVER_ERROR', 'E_DELIVERY_FAILED', 'E_RECIPIENT_SUPPRESSED'].map(
      (code) => ({ error: faults.refusedWith(code) }),
    ),
    { error: lost },
    { error: lost, after: true },
    stall(),
  ]),
)
const site: Bindings = {
  DB: faults.faultyDatabase(
    env.DB,
    orNone(() => [
      { error: connectionLost },
      { error: connectionLost, after: true },
      { error: overload },
      { error: overload, after: true },
      stall(),
    ]),
  ),
  ASSETS: env.ASSETS,
  CONTACTMAILS: queue,
  MAILER: mailer,
  REPLY_DOMAIN: 'forager.example',
  BETTER_AUTH_SECRET: String(env.BETTER_AUTH_SECRET),
}
const consumer: Parameters<typeof queue.deliver>[0] = (batch) => consume(batch, site)

/** Somebody who presses "Send" again after each error, and now and then twice. */
async function answer(number: number) {
  const id = crypto.randomUUID()
  await insertContactmail(env.DB, { ...mailOf(), id, createdAt: '2026-11-17T08:00:00.000Z' })
  const reply = { replyId: crypto.randomUUID(), text: `Answer ${number}.`, status: 'answered', seen: '' } as const
  for (let n = 0; n < 6; n++) {
    const isStored = await queueReply(site, id, 'staff@forager.example', reply).then(
      ({ outcome }) => outcome === 'queued',
      () => false,
    )
    if (isStored && !chance(0.1)) return reply
  }
  return null
}

async function workInBetween() {
  for (let n = 0; n < 3; n++) {
    await queue.deliver(consumer, { crashAt: chance(0.3) ? Math.floor(random() * 10) : 10, maxTries: 4, dead })
  }
  if (chance(0.2)) await dead.deliver(consumer)
  if (chance(0.1)) await sendMissedReplies(site).catch(() => {})
}

/** Everything works again, and two hours pass as often as it takes. */
async function settle() {
  bad = false
  const isUnderway = async () => (await rows()).some(({ state }) => state === 'queued' || state === 'sending')
  for (let n = 0; n < replies / 25 && (n === 0 || (await isUnderway())); n++) {
    while (queue.bodies().length + dead.bodies().length > 0) {
      await queue.deliver(consumer, { maxTries: 4, dead })
      await dead.deliver(consumer)
    }
    await sendMissedReplies(site, new Date(Date.now() + 7_200_000))
  }
}

type Row = { id: string; contactmail_id: string; body: string; state: string; error: string | null; status: string }
const rows = async () =>
  (
    await env.DB.prepare(
      `SELECT replies.id, contactmail_id, body, state, error, status FROM replies
       JOIN contactmails ON contactmails.id = contactmail_id`,
    ).all<Row>()
  ).results

/** How often each answer has left. */
const timesSent = () => {
  const times = new Map<string, number>()
  for (const { text } of mailer.sent) {
    const [body = ''] = text.split('\n')
    times.set(body, (times.get(body) ?? 0) + 1)
  }
  return times
}

const accepted = new Set<string>()

beforeAll(async () => {
  await forgetMails()
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
  for (let n = 0; n < replies; n += 20) {
    for (const reply of await Promise.all(Array.from({ length: 20 }, (_, k) => answer(n + k)))) {
      if (reply) accepted.add(reply.text)
    }
    await workInBetween()
  }
  await settle()
}, 180_000)

afterAll(() => {
  vi.restoreAllMocks()
})

it(`has met enough of each (seed ${seed})`, async () => {
  const states = Map.groupBy(await rows(), ({ state, error }) => error?.split(' ')[0] ?? state)
  expect(accepted.size).toBeGreaterThan(replies * 0.9)
  for (const state of ['sent', 'no-answer', 'E_DELIVERY_FAILED']) {
    expect(states.get(state)?.length ?? 0, state).toBeGreaterThan(5)
  }
})

it('loses none: each is stored once, and either sent or shown as failed in an open message', async () => {
  const stored = await rows()
  expect(stored.map(({ body }) => body).sort()).toEqual(
    [...new Set([...accepted, ...stored.map(({ body }) => body)])].sort(),
  )
  expect([...accepted].filter((body) => !stored.some((row) => row.body === body))).toEqual([])
  expect(stored.filter(({ state }) => state !== 'sent' && state !== 'failed')).toEqual([])
  expect(stored.filter(({ state, status }) => state === 'failed' && status !== 'open')).toEqual([])
})

it('sends none twice, and none that the mail service refused', async () => {
  const times = timesSent()
  expect([...times].filter(([, count]) => count > 1)).toEqual([])
  const wrong = (await rows()).filter(({ body, state, error }) => {
    const count = times.get(body) ?? 0
    return state === 'sent' ? count !== 1 : !error?.startsWith('no-answer') && count !== 0
  })
  expect(wrong).toEqual([])
})

it('sends the failed ones when asked to, twice only those that the mail service had taken in silence', async () => {
  const failed = (await rows()).filter(({ state }) => state === 'failed')
  const before = timesSent()
  for (const { id, contactmail_id } of failed) await retryReply(site, id, contactmail_id)
  await settle()
  const after = timesSent()
  expect((await rows()).filter(({ state }) => state !== 'sent')).toEqual([])
  expect([...accepted].filter((body) => !after.has(body))).toEqual([])
  const silent = failed.filter(({ body }) => before.has(body)).map(({ body }) => body)
  expect(
    [...after]
      .filter(([, count]) => count > 1)
      .map(([body]) => body)
      .sort(),
  ).toEqual(silent.sort())
})
