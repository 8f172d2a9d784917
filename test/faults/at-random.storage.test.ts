import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import type { Contactmail } from '../../src/contactmails/contactmail.ts'
import { consume } from '../../src/contactmails/jobs/consume.ts'
import { sendMissed } from '../../src/contactmails/jobs/send.ts'
import type { Bindings } from '../../src/env.ts'
import { post, postJson } from '../helpers/api.ts'
import { forgetMails, storedMails } from '../helpers/contactmails.ts'
import * as faults from '../helpers/faults.ts'
import { mailOf } from '../helpers/mail.ts'
import { shortenTimeouts } from '../helpers/short-timeouts.ts'

shortenTimeouts()

const enquiries = 1000
const seed = inject('seed')
const random = faults.seeded(seed)
const chance = (share: number) => random() < share
const oneOf = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T

const { connectionLost, overload, missingTable } = faults
const refusal = new Error('Queue send failed')

/** While `bad`, about every fourth call meets a fault. */
let bad = true
const databaseFaults = () => {
  if (!bad || !chance(0.25)) return null
  return oneOf([
    { error: connectionLost },
    { error: connectionLost, after: true },
    { error: overload },
    { error: overload, after: true },
    { error: missingTable },
    chance(0.1) ? ('stall' as const) : null,
  ])
}
const callFaults = (error: Error) => () => {
  if (!bad || !chance(0.25)) return null
  return oneOf([{ error }, { error, after: true }, chance(0.1) ? ('stall' as const) : null])
}

const queue = faults.testQueue(callFaults(refusal))
const dead = faults.testQueue(faults.never, 'contactmails-dead')
const mailer = faults.testMailer(callFaults(new Error('the mail service is away')))
const site: Bindings = {
  DB: faults.faultyDatabase(env.DB, databaseFaults),
  ASSETS: env.ASSETS,
  CONTACTMAILS: queue,
  MAILER: mailer,
  NOTIFY_TO: 'desk@forager.example',
}
const consumer: Parameters<typeof queue.deliver>[0] = (batch) => consume(batch, site)

/** A visitor with a form: sends again what was refused, now and then also what was accepted, and may give up. */
async function visit(mail: Contactmail) {
  const key = crypto.randomUUID()
  const isScripted = chance(0.7)
  for (let n = 0; n < 4; n++) {
    const response = isScripted
      ? await postJson(mail, { 'Idempotency-Key': key }, site)
      : await post(new URLSearchParams(mail), {}, site)
    expect([201, 503]).toContain(response.status)
    if (response.status === 201) {
      if (chance(0.1)) continue
      return mail
    }
  }
  return null
}

/** The Worker's other side, as it is called in between: consumers, some of which die, and the clock. */
async function workInBetween() {
  for (let n = 0; n < 3; n++) {
    await queue.deliver(consumer, { crashAt: chance(0.3) ? Math.floor(random() * 10) : 10, maxTries: 4, dead })
  }
  if (chance(0.2)) await dead.deliver(consumer)
  if (chance(0.1)) await sendMissed(site).catch(() => {})
}

const accepted: Contactmail[] = []
let given = 0

beforeAll(async () => {
  await forgetMails()
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
  for (let n = 0; n < enquiries; n += 20) {
    const visits = Array.from({ length: 20 }, (_, k) => visit(mailOf({ subject: `Enquiry ${n + k}` })))
    for (const mail of await Promise.all(visits)) {
      given += 1
      if (mail) accepted.push(mail)
    }
    await workInBetween()
  }
  bad = false
  while (queue.bodies().length + dead.bodies().length > 0) {
    await queue.deliver(consumer, { maxTries: 4, dead })
    await dead.deliver(consumer)
  }
  // Twice what is needed: on a slow machine a deadline may pass though nothing is wrong.
  for (let n = 0; n < enquiries / 25; n++) await sendMissed(site, new Date(Date.now() + (n + 1) * 7_200_000))
}, 180_000)

afterAll(() => {
  vi.restoreAllMocks()
})

it(`has met enough of both (seed ${seed})`, () => {
  expect(given).toBe(enquiries)
  expect(accepted.length).toBeGreaterThan(enquiries * 0.8)
})

it('has every accepted enquiry in D1 exactly once, and no other one twice', async () => {
  const counts = new Map<string, number>()
  for (const { subject = '' } of await storedMails()) counts.set(subject, (counts.get(subject) ?? 0) + 1)
  const lost = accepted.filter(({ subject }) => !counts.has(subject))
  const doubled = [...counts].filter(([, count]) => count > 1)
  expect({ lost, doubled }).toEqual({ lost: [], doubled: [] })
})

it('has told staff about every stored enquiry at least once, and noted it', async () => {
  const told = new Set(mailer.sent.map(({ subject }) => subject.replace(/^.*: /, '')))
  const untold = (await storedMails()).filter(({ subject = '' }) => !told.has(subject))
  const unnoted = await env.DB.prepare("SELECT id FROM outbox WHERE state <> 'sent'").all()
  expect({ untold, unnoted: unnoted.results }).toEqual({ untold: [], unnoted: [] })
})

it('keeps what was sent as it was sent', async () => {
  const sent = new Map(accepted.map((mail) => [mail.subject, mail]))
  for (const row of await storedMails()) expect(row).toMatchObject(sent.get(row.subject ?? '') ?? {})
})
