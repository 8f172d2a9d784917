import { env } from 'cloudflare:workers'
import type { D1Database, Queue, QueueMetrics } from '@cloudflare/workers-types'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { insertContactmail } from '../../src/contactmails/arrival/insert-contactmail.ts'
import { consume } from '../../src/contactmails/jobs/consume.ts'
import { retentionCron } from '../../src/contactmails/jobs/scheduled.ts'
import { appliedMigration } from '../../src/health/health.ts'
import worker from '../../src/index.ts'
import { paths } from '../../src/paths.ts'
import { binContactmails } from '../../src/staff/inbox/changes/changes.ts'
import { brokenDatabase, forgetMails, storedMails } from '../helpers/contactmails.ts'
import { always, faultyDatabase, missingTable, testMailer, testQueue } from '../helpers/faults.ts'
import { mailOf } from '../helpers/mail.ts'
import { ask } from '../helpers/site.ts'

beforeEach(async () => {
  await forgetMails()
  await env.DB.exec('DELETE FROM dead_letters')
  for (const level of ['info', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Health = { checks: { name: string; ok: boolean; message?: string }[]; message?: string }
const health = async (bindings: object = {}) => {
  const response = await ask(paths.api.health, {}, { ...env, ...bindings })
  const text = await response.text()
  const { checks } = JSON.parse(text) as Health
  const failed = checks.filter(({ ok }) => !ok).map(({ name }) => name)
  return { status: response.status, headers: response.headers, checks, failed, text }
}
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

it('says by name that all is well, and stores nothing', async () => {
  const { status, headers, checks } = await health()
  expect(status).toBe(200)
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(checks).toEqual(
    ['settings', 'database', 'schema', 'storing', 'notifications', 'dead letters', 'queue'].map((name) => ({
      name,
      ok: true,
    })),
  )
  expect(await storedMails()).toEqual([])
})

describe('says 503 and names what is wrong', () => {
  it.each([
    ['fails', brokenDatabase],
    ['stalls', faultyDatabase(env.DB, always('stall'))],
    ['has lost a table', faultyDatabase(env.DB, always({ error: missingTable }))],
  ])('when the database %s', async (_case, DB) => {
    const { status, failed, text } = await health({ DB })
    expect(status).toBe(503)
    expect(failed).toEqual(expect.arrayContaining(['database', 'storing', 'dead letters']))
    expect(text).not.toMatch(/D1_ERROR|SQLITE/)
  })

  it.each([
    ['contactmails', 'ALTER TABLE contactmails RENAME TO away', 'ALTER TABLE away RENAME TO contactmails'],
    [
      'a column of it',
      'ALTER TABLE contactmails RENAME COLUMN verdict_reasons TO away',
      'ALTER TABLE contactmails RENAME COLUMN away TO verdict_reasons',
    ],
  ])('when the database lacks %s', async (_case, remove, putBack) => {
    await env.DB.exec(remove)
    const { status, failed } = await health()
    await env.DB.exec(putBack)
    expect([status, failed]).toEqual([503, ['storing']])
    expect((await health()).status).toBe(200)
  })

  it('when a migration that this version needs is not applied', async () => {
    const last = await appliedMigration(env.DB)
    await env.DB.prepare('DELETE FROM d1_migrations WHERE name = ?1').bind(last).run()
    const { status, failed, checks } = await health()
    await env.DB.prepare('INSERT INTO d1_migrations (name) VALUES (?1)').bind(last).run()
    expect([status, failed]).toEqual([503, ['schema']])
    expect(checks.find(({ name }) => name === 'schema')?.message).toContain(`${last} is not applied`)
  })

  it('when a setting is wrong, without its value', async () => {
    const { status, failed, text } = await health({ API_ORIGIN: 'not a url', BETTER_AUTH_SECRET: 'too-short' })
    expect([status, failed]).toEqual([503, ['settings']])
    for (const name of ['API_ORIGIN', 'BETTER_AUTH_SECRET']) expect(text).toContain(`${name} is wrong; it takes`)
    expect(text).not.toMatch(/not a url|too-short/)
  })

  it('when staff was not told of an enquiry in half an hour', async () => {
    const told = { MAILER: testMailer(), NOTIFY_TO: 'desk@forager.example' }
    const store = (id: string, createdAt: Date) =>
      insertContactmail(env.DB, { ...mailOf(), id, createdAt: createdAt.toISOString() })
    await store('young', minutesAgo(29))
    expect((await health(told)).status).toBe(200)
    await store('late', minutesAgo(31))
    expect((await health(told)).failed).toEqual(['notifications'])
    await binContactmails(env.DB, ['late'], { actor: 'ada@forager.example' })
    expect((await health(told)).status).toBe(200)
    await store('late', minutesAgo(31))
    // There is nobody to tell.
    expect((await health({ ...told, NOTIFY_TO: '' })).status).toBe(200)
    // What one account is told.
    await env.DB.exec(`UPDATE outbox SET data = '{"event":"assigned"}' WHERE contactmail_id = 'late'`)
    expect((await health(told)).status).toBe(200)
  })

  it('when messages die, for six hours', async () => {
    const dead = testQueue(undefined, 'contactmails-dead')
    const CONTACTMAILS = testQueue()
    for (let number = 0; number < 3; number++) dead.put({ kind: 'send', id: 'x' })
    await dead.deliver((batch) => consume(batch, { ...env, CONTACTMAILS }))
    expect(CONTACTMAILS.bodies()).toHaveLength(3)
    const { failed, checks } = await health()
    expect(failed).toEqual(['dead letters'])
    expect(checks.find(({ name }) => name === 'dead letters')?.message).toContain('3 ')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 60 * 60_000 })
    expect((await health()).status).toBe(200)
  })

  it('when the oldest message of the queue is late', async () => {
    const queue = (metrics: QueueMetrics) => ({ CONTACTMAILS: { metrics: async () => metrics } as unknown as Queue })
    const waiting = { backlogCount: 7, backlogBytes: 900 }
    expect((await health(queue({ ...waiting, oldestMessageTimestamp: minutesAgo(5) }))).status).toBe(200)
    expect((await health(queue({ ...waiting, oldestMessageTimestamp: minutesAgo(45) }))).failed).toEqual(['queue'])
    expect(
      (await health(queue({ backlogCount: 0, backlogBytes: 0, oldestMessageTimestamp: new Date(0) }))).status,
    ).toBe(200)
  })
})

it('stays well while the database is ahead of this version', async () => {
  await env.DB.exec("INSERT INTO d1_migrations (name) VALUES ('9999_next_release.sql')")
  const { status } = await health()
  await env.DB.exec("DELETE FROM d1_migrations WHERE name = '9999_next_release.sql'")
  expect(status).toBe(200)
})

it('a dead letter goes around again when the database cannot count it', async () => {
  const dead = testQueue(undefined, 'contactmails-dead')
  const CONTACTMAILS = testQueue()
  dead.put({ kind: 'send', id: 'x' })
  await dead.deliver((batch) => consume(batch, { ...env, DB: brokenDatabase as D1Database, CONTACTMAILS }))
  expect([dead.bodies(), CONTACTMAILS.bodies()]).toEqual([[], [{ kind: 'send', id: 'x' }]])
})

it('old counts of dead letters are forgotten with the retention', async () => {
  await env.DB.exec("INSERT INTO dead_letters (hour, count) VALUES ('2020-01-01T00', 4)")
  await worker.scheduled({ cron: retentionCron, scheduledTime: Date.now(), noRetry() {} }, env)
  expect((await env.DB.prepare('SELECT * FROM dead_letters').all()).results).toEqual([])
})

it('is only read', async () => {
  const response = await ask(paths.api.health, { method: 'POST' })
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
})
