import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consume } from '../../src/contactmails/jobs/consume.ts'
import { bodyOf, postJson } from '../helpers/api.ts'
import { forgetMails, storedMails } from '../helpers/contactmails.ts'
import * as faults from '../helpers/faults.ts'
import { mailOf } from '../helpers/mail.ts'
import { shortenTimeouts } from '../helpers/short-timeouts.ts'

shortenTimeouts()

const key = '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f001'
const { connectionLost, overload, missingTable } = faults

/** Posts one enquiry to a site with these faults. */
const send = async (database: faults.Faults, queueFaults = faults.never, mail = mailOf()) => {
  const queue = faults.testQueue(queueFaults)
  const bindings = { DB: faults.faultyDatabase(env.DB, database), ASSETS: env.ASSETS, CONTACTMAILS: queue }
  const response = await postJson(mail, { 'Idempotency-Key': key }, bindings)
  return { response, queue }
}

/** Runs the consumer until the queue is empty, with everything working again. */
const recover = async (queue: faults.TestQueue) => {
  const working = { DB: env.DB, ASSETS: env.ASSETS, CONTACTMAILS: queue }
  while (queue.bodies().length > 0) await queue.deliver((batch) => consume(batch, working))
}

beforeEach(async () => {
  await forgetMails()
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('an enquiry is stored at once and once', () => {
  it.each([
    ['the connection is lost before the commit', faults.inOrder({ error: connectionLost })],
    ['the connection is lost after the commit', faults.inOrder({ error: connectionLost, after: true })],
    ['the connection is lost three times', faults.inOrder(...Array(3).fill({ error: connectionLost }))],
    [
      'the connection is lost after the commit, and at the look whether it is there',
      faults.inOrder({ error: connectionLost, after: true }, null, { error: connectionLost }),
    ],
  ])('though %s', async (_case, database) => {
    const { response, queue } = await send(database)
    expect(response.status).toBe(201)
    expect(await storedMails()).toMatchObject([{ ...mailOf(), id: key }])
    expect(queue.bodies()).toEqual([{ kind: 'send', id: `notification_${key}` }])
    await recover(queue)
    expect(await storedMails()).toHaveLength(1)
  })
})

describe('an enquiry waits in the queue and is stored once', () => {
  it.each([
    ['the connection is lost at every try', faults.always({ error: connectionLost })],
    ['every answer is lost after the commit', faults.always({ error: connectionLost, after: true })],
    ['D1 is overloaded', faults.always({ error: overload })],
    ['the table is missing', faults.always({ error: missingTable })],
    ['D1 stalls past the deadline', faults.always('stall')],
    ['D1 stalls after a lost connection', faults.inOrder({ error: connectionLost, after: true }, 'stall')],
  ])('when %s', async (_case, database) => {
    const { response, queue } = await send(database)
    expect(response.status).toBe(201)
    const { id, createdAt } = await bodyOf(response)
    expect(queue.bodies()).toMatchObject([{ kind: 'store', row: { ...mailOf(), id, createdAt } }])
    await recover(queue)
    expect(await storedMails()).toEqual([{ ...mailOf(), id, created_at: createdAt }])
  })

  it('does not ask an overloaded D1 again', async () => {
    const asked = vi.fn(() => ({ error: overload }))
    await send(asked)
    // Once for the verdicts of staff, once to store.
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('keeps both mails that came under one key while D1 was away', async () => {
    const away = faults.always({ error: overload })
    const first = await send(away)
    const second = await send(away, faults.never, mailOf({ message: 'Another one' }))
    expect([first.response.status, second.response.status]).toEqual([201, 201])
    for (const { queue } of [first, second, second]) await recover(queue)
    expect((await storedMails()).map(({ message }) => message)).toEqual([mailOf().message, 'Another one'])
  })
})

describe('nothing is promised', () => {
  it.each([
    ['refuses', { error: new Error('Queue send failed') }],
    ['stalls', 'stall'],
  ] as const)('when the queue %s too', async (_case, fault) => {
    const { response, queue } = await send(faults.always({ error: overload }), faults.always(fault))
    expect(response.status).toBe(503)
    expect((await bodyOf(response)).message).toMatch(/try again/)
    expect(queue.bodies()).toEqual([])
    // The form sends it again under the same key.
    expect((await send(faults.never)).response.status).toBe(201)
    expect(await storedMails()).toHaveLength(1)
  })
})

it('a notice that the queue refuses takes nothing from the enquiry', async () => {
  const { response } = await send(faults.never, faults.always({ error: new Error('Queue send failed') }))
  expect(response.status).toBe(201)
  expect(await storedMails()).toHaveLength(1)
})

it('no fault brings a word of the mail, or an address, into the log', async () => {
  const logs = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')]
  const faulty = [{ error: overload }, { error: missingTable }, 'stall'] as const
  for (const fault of faulty) {
    await send(faults.always(fault), faults.always({ error: new Error(`no, ${mailOf().email}`) }))
  }
  const logged = logs.flatMap((log) => log.mock.calls.flat()).join('\n')
  expect(logged).toContain(key)
  for (const text of Object.values(mailOf())) expect(logged).not.toContain(text)
})
