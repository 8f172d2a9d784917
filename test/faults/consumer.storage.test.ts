import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consume } from '../../src/contactmails/jobs/consume.ts'
import { delayAfter } from '../../src/contactmails/outbox/kind.ts'
import { ham } from '../../src/contactmails/spam/spam-rules.ts'
import { forgetMails, storedMails } from '../helpers/contactmails.ts'
import * as faults from '../helpers/faults.ts'
import { mailOf } from '../helpers/mail.ts'
import { shortenTimeouts } from '../helpers/short-timeouts.ts'

shortenTimeouts()

const createdAt = '2026-11-17T08:00:00.000Z'
const rows = Array.from({ length: 5 }, () => ({ ...mailOf(), id: crypto.randomUUID(), createdAt }))
const [first = { ...mailOf(), id: '', createdAt }] = rows
const site = (queue: faults.TestQueue, more = {}) => ({
  DB: env.DB,
  ASSETS: env.ASSETS,
  CONTACTMAILS: queue,
  ...more,
})

beforeEach(async () => {
  await forgetMails()
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

it('a consumer that dies half-way through a batch loses and doubles nothing', async () => {
  const queue = faults.testQueue()
  for (const row of rows) queue.put({ kind: 'store', row, classification: ham, receipt: null })
  await queue.deliver((batch) => consume(batch, site(queue)), { crashAt: 2 })
  expect(await storedMails()).toHaveLength(2)
  while (queue.bodies().length > 0) await queue.deliver((batch) => consume(batch, site(queue)))
  expect((await storedMails()).map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort())
})

it('one message that fails brings back no other', async () => {
  const queue = faults.testQueue()
  for (const row of rows) queue.put({ kind: 'store', row, classification: ham, receipt: null })
  const DB = faults.faultyDatabase(env.DB, faults.inOrder(null, { error: faults.overload }))
  await queue.deliver((batch) => consume(batch, site(queue, { DB })))
  expect(await storedMails()).toHaveLength(4)
  expect(queue.bodies().filter((body) => (body as { kind: string }).kind === 'store')).toHaveLength(1)
})

it('waits longer after each try, an hour at most', () => {
  expect([1, 2, 3, 7, 8, 50].map(delayAfter)).toEqual([30, 60, 120, 1920, 3600, 3600])
})

it('asks for a delay when it hands a message back', async () => {
  const retry = vi.fn()
  const message = { id: 'm', attempts: 3, body: { kind: 'of another version' }, ack: vi.fn(), retry }
  await consume({ queue: 'contactmails', messages: [message] } as never, site(faults.testQueue()))
  expect(retry).toHaveBeenCalledWith({ delaySeconds: 120 })
  expect(message.ack).not.toHaveBeenCalled()
})

describe('a dead letter', () => {
  it('is put back, and stored when D1 is there again', async () => {
    const queue = faults.testQueue()
    const dead = faults.testQueue(faults.never, 'contactmails-dead')
    queue.put({ kind: 'store', row: first, classification: ham, receipt: null })
    const DB = faults.faultyDatabase(env.DB, faults.always({ error: faults.overload }))
    for (let n = 0; n < 3; n++) {
      await queue.deliver((batch) => consume(batch, site(queue, { DB })), { maxTries: 3, dead })
    }
    expect([queue.bodies().length, dead.bodies().length]).toEqual([0, 1])
    await dead.deliver((batch) => consume(batch, site(queue)))
    expect([queue.bodies().length, dead.bodies().length]).toEqual([1, 0])
    await queue.deliver((batch) => consume(batch, site(queue)))
    expect(await storedMails()).toMatchObject([{ id: first.id }])
  })

  it('stays where it is while the queue refuses it, or is not there', async () => {
    const dead = faults.testQueue(faults.never, 'contactmails-dead')
    dead.put({ kind: 'send', id: first.id })
    const refusing = faults.testQueue(faults.always({ error: new Error('Queue send failed') }))
    await dead.deliver((batch) => consume(batch, site(refusing)))
    await dead.deliver((batch) => consume(batch, { DB: env.DB, ASSETS: env.ASSETS }))
    expect(dead.bodies()).toHaveLength(1)
  })

  it('is put back even if nobody understands it', async () => {
    const queue = faults.testQueue()
    const dead = faults.testQueue(faults.never, 'contactmails-dead')
    dead.put({ kind: 'of another version' })
    await dead.deliver((batch) => consume(batch, site(queue)))
    expect(queue.bodies()).toEqual([{ kind: 'of another version' }])
  })

  it('waits for a quarter of an hour', async () => {
    const send = vi.fn()
    const dead = faults.testQueue(faults.never, 'contactmails-dead')
    dead.put({ kind: 'send', id: first.id })
    await dead.deliver((batch) => consume(batch, site(Object.assign(faults.testQueue(), { send }))))
    expect(send).toHaveBeenCalledWith({ kind: 'send', id: first.id }, { delaySeconds: 900 })
  })
})
