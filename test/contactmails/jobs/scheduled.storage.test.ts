import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { insertContactmail } from '../../../src/contactmails/arrival/insert-contactmail.ts'
import { retentionCron } from '../../../src/contactmails/jobs/scheduled.ts'
import worker from '../../../src/index.ts'
import wrangler from '../../../wrangler.toml?raw'
import { forgetMails, storedMails } from '../../helpers/contactmails.ts'
import { testMailer } from '../../helpers/faults.ts'
import { mailOf } from '../../helpers/mail.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const day = 24 * 60 * 60 * 1000
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
const store = (id: string, createdAt: string) => insertContactmail(env.DB, { ...mailOf(), id, createdAt })
const run = (cron: string, more = {}, scheduledTime = now) =>
  worker.scheduled(createScheduledController({ cron, scheduledTime }) as never, { ...env, ...more })
const recorded = async () =>
  (await env.DB.prepare("SELECT * FROM audit WHERE action = 'mails-expired' ORDER BY id").all()).results

beforeEach(async () => {
  await forgetMails()
  await env.DB.exec('DELETE FROM audit')
  for (const level of ['info', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

it('knows the schedules of wrangler.toml', () => {
  const crons = JSON.parse(/^crons = (\[.*\])$/m.exec(wrangler)?.[1] ?? 'null')
  expect(crons).toEqual(['*/10 * * * *', retentionCron])
})

describe('the retention', () => {
  it('deletes what is older than 730 days, and records it', async () => {
    await store('old', ago(730 * day + 1))
    await store('young', ago(730 * day))
    await run(retentionCron)
    expect((await storedMails()).map(({ id }) => id)).toEqual(['young'])
    expect(await recorded()).toMatchObject([{ at: now.toISOString(), subject: '1, received before 2024-11-20' }])
  })

  it('takes the days from RETENTION_DAYS', async () => {
    await store('old', ago(31 * day))
    await store('young', ago(29 * day))
    await run(retentionCron, { RETENTION_DAYS: '30' })
    expect((await storedMails()).map(({ id }) => id)).toEqual(['young'])
  })

  it('goes in batches until nothing is left, and records each', async () => {
    const insert = env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1203)
       INSERT INTO contactmails (id, name, email, subject, reason, message, created_at)
       SELECT 'n' || i, 'a', 'b', 'c', 'd', 'e', ?1 FROM n`,
    )
    await insert.bind(ago(800 * day)).run()
    await store('young', ago(day))
    await run(retentionCron)
    expect(await storedMails()).toHaveLength(1)
    expect((await recorded()).map(({ subject }) => Number.parseInt(String(subject), 10))).toEqual([500, 500, 203])
  })

  it('records nothing where nothing is old', async () => {
    await store('young', ago(day))
    await run(retentionCron)
    expect(await recorded()).toEqual([])
  })

  it.each(['0', '-1', 'soon', '1.5'])('deletes nothing when RETENTION_DAYS is %j', async (RETENTION_DAYS) => {
    await store('old', ago(9999 * day))
    await run(retentionCron, { RETENTION_DAYS })
    expect(await storedMails()).toHaveLength(1)
    expect(await recorded()).toEqual([])
  })
})

describe('every ten minutes', () => {
  const NOTIFY_TO = 'desk@forager.example'

  it('staff hears of mails that they were never told about', async () => {
    const MAILER = testMailer()
    await store('11111111-a', ago(60 * 60_000))
    await store('22222222-b', ago(11 * 60_000))
    // The queue still has its time to tell about this one.
    await store('33333333-c', ago(9 * 60_000))
    await run('*/10 * * * *', { MAILER, NOTIFY_TO })
    expect(MAILER.sent.map(({ subject }) => subject.slice(8, 16))).toEqual(['11111111', '22222222'])
    await run('*/10 * * * *', { MAILER, NOTIFY_TO })
    expect(MAILER.sent).toHaveLength(2)
  })

  it('one that cannot be told stops no other, and is tried last', async () => {
    const refused = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue({})
    await store('11111111-a', ago(60 * 60_000))
    await store('22222222-b', ago(30 * 60_000))
    await run('*/10 * * * *', { MAILER: { send: refused }, NOTIFY_TO })
    expect(refused).toHaveBeenCalledTimes(2)
    await store('33333333-c', ago(20 * 60_000))
    await run('*/10 * * * *', { MAILER: { send: refused }, NOTIFY_TO }, new Date(now.getTime() + 20 * 60_000))
    expect(refused.mock.calls.slice(2).map(([{ subject }]) => subject.slice(8, 16))).toEqual(['33333333', '11111111'])
  })
})
