import { env } from 'cloudflare:workers'
import type { Queue } from '@cloudflare/workers-types'
import { beforeEach, expect, it, vi } from 'vitest'
import { insertContactmail } from '../../src/contactmails/arrival/insert-contactmail.ts'
import { countDeadLetter } from '../../src/contactmails/jobs/dead-letters.ts'
import { newestMigration } from '../../src/health/health.ts'
import { paths } from '../../src/paths.ts'
import { ask } from '../helpers/api.ts'
import { brokenDatabase } from '../helpers/contactmails.ts'
import { mailOf } from '../helpers/mail.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const HEALTH_TOKEN = 'a-token-that-only-the-monitor-of-this-test-has'
const asMonitor = async (bindings: object = {}, token = HEALTH_TOKEN) => {
  const init = { headers: { Authorization: `Bearer ${token}` } }
  const response = await ask(paths.api.health, init, { ...env, HEALTH_TOKEN, ...bindings })
  return { status: response.status, body: (await response.json()) as { figures?: Record<string, unknown> } }
}
const store = async (id: string, minutesAgo: number) => {
  const createdAt = new Date(Date.now() - minutesAgo * 60_000).toISOString()
  await insertContactmail(env.DB, { ...mailOf(), id, createdAt })
}

it('gives figures to the monitor', async () => {
  await store('older', 95)
  await store('newer', 5)
  await env.DB.exec("UPDATE outbox SET attempts = 1, error = 'no' WHERE contactmail_id = 'older'")
  await countDeadLetter(env.DB)
  await env.DB.exec(
    "INSERT INTO entries (id, contactmail_id, direction, author, body, message_id, created_at, state) VALUES ('r', 'older', 'out', 'a', 'b', '<r>', '2026', 'failed')",
  )
  const oldestMessageTimestamp = new Date(Date.now() - 12 * 60_000)
  const CONTACTMAILS = { metrics: async () => ({ backlogCount: 3, backlogBytes: 9, oldestMessageTimestamp }) }
  expect((await asMonitor({ CONTACTMAILS: CONTACTMAILS as unknown as Queue })).body.figures).toEqual({
    schema: newestMigration,
    queueBacklog: 3,
    queueOldestMinutes: 12,
    deadLetters: 1,
    notificationsFailed: 1,
    repliesFailed: 1,
    oldestOpenMinutes: 95,
  })
})

it('counts neither answered enquiries nor spam as open', async () => {
  await env.DB.exec("UPDATE contactmails SET status = 'answered' WHERE id = 'older'")
  await env.DB.exec("UPDATE contactmails SET verdict = 'spam' WHERE id = 'newer'")
  expect((await asMonitor()).body.figures?.oldestOpenMinutes).toBe(0)
})

it('gives null for what cannot be read', async () => {
  const { status, body } = await asMonitor({ DB: brokenDatabase, CONTACTMAILS: undefined })
  expect(status).toBe(503)
  expect(new Set(Object.values(body.figures ?? {}))).toEqual(new Set([null]))
})

it('gives no figures without a token, and 401 for a wrong one', async () => {
  const open = await ask(paths.api.health, {}, { ...env, HEALTH_TOKEN })
  expect(await open.json()).not.toHaveProperty('figures')
  expect((await asMonitor({}, 'another-token-of-the-right-length-or-so')).status).toBe(401)
  expect((await asMonitor({ HEALTH_TOKEN: '' })).status).toBe(401)
})
