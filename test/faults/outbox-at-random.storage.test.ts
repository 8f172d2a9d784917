import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest'
import { consume } from '../../src/contactmails/jobs/consume.ts'
import { outboxKinds, send, sendMissed } from '../../src/contactmails/jobs/send.ts'
import { kindNames } from '../../src/contactmails/outbox/kind.ts'
import { forgetMails } from '../helpers/contactmails.ts'
import * as faults from '../helpers/faults.ts'
import { addWebhook, outboxRow, outboxSite, queueKind } from '../helpers/outbox.ts'
import { shortenTimeouts } from '../helpers/short-timeouts.ts'

shortenTimeouts()

const seed = inject('seed')
const random = faults.seeded(seed)
const chance = (share: number) => random() < share
const oneOf = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
const { connectionLost, overload, refusedWith } = faults
const busy = { error: refusedWith('E_RATE_LIMIT_EXCEEDED') }

beforeEach(async () => {
  await forgetMails()
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each(kindNames)(`100 random courses of a %s under faults (seed ${seed})`, async (kind) => {
  if (kind === 'webhook') await addWebhook()
  const isRepeated = outboxKinds[kind].ifUnknown === 'send again'
  const met = { sent: 0, failed: 0 }
  let isBad = true
  const meet =
    (share: number, ...list: faults.Fault[]) =>
    () =>
      isBad && chance(share) ? oneOf(list) : null
  const ofService = meet(0.5, { error: connectionLost }, { error: connectionLost, after: true }, busy)
  const ofDatabase = meet(0.2, { error: connectionLost }, { error: overload }, { error: overload, after: true })
  const { site, queue, countSent } = outboxSite(ofService)
  const faulty = { ...site, DB: faults.faultyDatabase(env.DB, ofDatabase) }
  for (let n = 0; n < 100; n++) {
    isBad = true
    const before = countSent()
    const { id, contactmailId } = await queueKind(kind)
    let now = Date.now()
    for (let step = 0; step < 6; step++) {
      now += 4 * 3_600_000
      const draw = random()
      if (draw < 0.5) await send(faulty, id, new Date(now)).catch(() => {})
      else if (draw < 0.75) await sendMissed(faulty, new Date(now)).catch(() => {})
      else await queue.deliver((batch) => consume(batch, faulty), { crashAt: oneOf([0, 10]) })
    }
    isBad = false
    for (let turn = 0; turn < 3; turn++) {
      now += 24 * 3_600_000
      await queue.deliver((batch) => consume(batch, site))
      await sendMissed(site, new Date(now))
    }
    const left = countSent() - before
    const state = String((await outboxRow(contactmailId))?.state)
    expect(['sent', 'failed'], `run ${n}`).toContain(state)
    if (isRepeated && state === 'sent') expect(left, `run ${n}`).toBeGreaterThanOrEqual(1)
    if (!isRepeated) expect(left, `run ${n}`).toBeLessThanOrEqual(1)
    // Only a webhook's message has a last attempt; a notification leaves in the end.
    if (kind === 'notification') expect(state, `run ${n}`).toBe('sent')
    if (state === 'sent') met.sent += 1
    else met.failed += 1
  }
  expect(met.sent).toBeGreaterThan(20)
  if (!isRepeated) expect(met.failed).toBeGreaterThan(10)
})
