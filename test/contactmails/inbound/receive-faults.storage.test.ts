import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { receive } from '../../../src/contactmails/inbound/receive.ts'
import { consume } from '../../../src/contactmails/jobs/consume.ts'
import { forgetMails, storedMails } from '../../helpers/contactmails.ts'
import * as faults from '../../helpers/faults.ts'
import { emailOf, incoming } from '../../helpers/incoming.ts'
import '../../helpers/short-timeouts.ts'

const site = { ...env, INBOUND_DOMAIN: 'forager.example', NOTIFY_TO: 'desk@office.example' }
const DB = faults.faultyDatabase(env.DB, faults.always({ error: faults.overload }))

beforeEach(async () => {
  await forgetMails()
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

it('while D1 fails, the queue keeps the e-mail', async () => {
  const queue = faults.testQueue()
  const { message, rejected } = incoming(emailOf({}))
  await receive(message, { ...site, DB, CONTACTMAILS: queue })
  expect(rejected).toEqual([])
  await queue.deliver((batch) => consume(batch, { ...site, CONTACTMAILS: queue }))
  expect(await storedMails()).toHaveLength(1)
})

it('while D1 and the queue fail, the sender’s server is told', async () => {
  const refusing = faults.testQueue(faults.always({ error: new Error('Queue send failed') }))
  const { message, rejected } = incoming(emailOf({}))
  await receive(message, { ...site, DB, CONTACTMAILS: refusing })
  expect(rejected).toHaveLength(1)
  expect(await storedMails()).toEqual([])
})
