import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consume } from '../../../src/contactmails/jobs/consume.ts'
import { outboxKinds, send, sendMissed } from '../../../src/contactmails/jobs/send.ts'
import { enqueueNew } from '../../../src/contactmails/outbox/enqueue.ts'
import { kindNames, limitedDelayAfter } from '../../../src/contactmails/outbox/kind.ts'
import { forgetMails, refusingQueue } from '../../helpers/contactmails.ts'
import * as faults from '../../helpers/faults.ts'
import { addWebhook, failingToRecord, outboxRow, outboxSite, queueKind } from '../../helpers/outbox.ts'
import { shortenTimeouts } from '../../helpers/short-timeouts.ts'

shortenTimeouts()

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000)
const busy = { error: faults.refusedWith('E_RATE_LIMIT_EXCEEDED') }
const lost = new Error('Network connection lost, ada@museum.example')

beforeEach(async () => {
  await forgetMails()
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe.each(kindNames)('a %s', (kind) => {
  const isRepeated = outboxKinds[kind].ifUnknown === 'send again'

  beforeEach(async () => {
    if (kind === 'webhook') await addWebhook()
  })

  it('is sent once, though the queue delivers it again, and to two consumers at once', async () => {
    const { site, queue, countSent } = outboxSite()
    const { id, contactmailId } = await queueKind(kind)
    await enqueueNew(site, [contactmailId])
    expect(queue.bodies()).toEqual([{ kind: 'send', id }])
    await Promise.all([send(site, id), send(site, id), queue.deliver((batch) => consume(batch, site))])
    await send(site, id)
    await sendMissed(site, inSeconds(3600))
    expect(countSent()).toBe(1)
    expect(await outboxRow(contactmailId)).toMatchObject({ state: 'sent', attempts: 1, error: null })
  })

  it('that the queue did not take is sent by the schedule, once its time has passed', async () => {
    const { site, countSent } = outboxSite()
    const { contactmailId } = await queueKind(kind)
    await enqueueNew({ ...site, CONTACTMAILS: refusingQueue }, [contactmailId])
    await sendMissed(site, inSeconds(9 * 60))
    expect(countSent()).toBe(0)
    await sendMissed(site, inSeconds(11 * 60))
    await sendMissed(site, inSeconds(11 * 60))
    expect(countSent()).toBe(1)
  })

  it('waits for its next attempt', async () => {
    const { site, queue, countSent } = outboxSite(faults.inOrder(busy))
    const { id, contactmailId } = await queueKind(kind)
    await send(site, id)
    const delay = (outboxKinds[kind].delayAfter ?? limitedDelayAfter)(1, '{}') ?? 0
    expect(queue.bodies()).toEqual([{ kind: 'send', id }])
    await send(site, id, inSeconds(delay - 3))
    expect(countSent()).toBe(0)
    expect(await outboxRow(contactmailId)).toMatchObject({ state: 'queued', attempts: 1 })
    await send(site, id, inSeconds(delay + 1))
    expect(await outboxRow(contactmailId)).toMatchObject({ state: 'sent', attempts: 2, error: null })
    expect(countSent()).toBe(1)
  })

  it('is recorded by the queue when D1 fails after the service has taken it', async () => {
    const { site, queue, countSent } = outboxSite()
    const { id, contactmailId } = await queueKind(kind)
    await send({ ...site, DB: failingToRecord() }, id)
    expect(queue.bodies()).toMatchObject([{ kind: 'sent', message: { id } }])
    await queue.deliver((batch) => consume(batch, site))
    await sendMissed(site, inSeconds(3600))
    expect(await outboxRow(contactmailId)).toMatchObject({ state: 'sent' })
    expect(countSent()).toBe(1)
  })

  it(`${isRepeated ? 'leaves again' : 'is given up'} when D1 and the queue fail after the service has taken it`, async () => {
    const { site, countSent } = outboxSite()
    const { id, contactmailId } = await queueKind(kind)
    await send({ ...site, DB: failingToRecord(), CONTACTMAILS: refusingQueue }, id)
    await sendMissed(site, inSeconds(3600))
    await sendMissed(site, inSeconds(7200))
    expect(countSent()).toBe(isRepeated ? 2 : 1)
    const state = isRepeated ? { state: 'sent' } : { state: 'failed', error: 'no-answer' }
    expect(await outboxRow(contactmailId)).toMatchObject(state)
  })

  it.each([
    ['the connection breaks', { error: lost }, 0],
    ['the connection breaks after the service has taken it', { error: lost, after: true }, 1],
    ['the service stalls', 'stall', 0],
  ] as const)(`${isRepeated ? 'leaves again' : 'is given up'} when %s`, async (_case, fault, taken) => {
    const { site, countSent } = outboxSite(faults.inOrder(fault))
    const { id, contactmailId } = await queueKind(kind)
    await send(site, id)
    const row = await outboxRow(contactmailId)
    expect(row?.error).not.toContain('museum')
    if (!isRepeated) expect(row).toMatchObject({ state: 'failed', error: expect.stringMatching(/^no-answer/) })
    await sendMissed(site, inSeconds(86_400))
    expect(countSent()).toBe(taken + (isRepeated ? 1 : 0))
  })

  it('of a deleted message does not leave, unless the deletion is undone', async () => {
    const { site, countSent } = outboxSite()
    const { id } = await queueKind(kind)
    await env.DB.exec('CREATE TABLE IF NOT EXISTS aside AS SELECT * FROM contactmails WHERE 0')
    await env.DB.exec('INSERT INTO aside SELECT * FROM contactmails; DELETE FROM contactmails')
    await send(site, id)
    await sendMissed(site, inSeconds(3600))
    expect(countSent()).toBe(0)
    await env.DB.exec('INSERT INTO contactmails SELECT * FROM aside; DROP TABLE aside')
    await sendMissed(site, inSeconds(3600))
    expect(countSent()).toBe(1)
  })
})

describe.each(kindNames.filter((kind) => outboxKinds[kind].ifUnknown === 'give up'))('a %s that is refused', (kind) => {
  it('for good has failed', async () => {
    const { site, countSent } = outboxSite(faults.always({ error: faults.refusedWith('E_RECIPIENT_SUPPRESSED') }))
    const { id, contactmailId } = await queueKind(kind)
    await send(site, id)
    expect(await outboxRow(contactmailId)).toMatchObject({ state: 'failed', error: 'E_RECIPIENT_SUPPRESSED' })
    expect(countSent()).toBe(0)
  })

  it('for now six times has failed', async () => {
    const { site } = outboxSite(faults.always(busy))
    const { id, contactmailId } = await queueKind(kind)
    for (let hours = 0; hours < 9; hours += 1) await send(site, id, inSeconds(hours * 3600))
    expect(await outboxRow(contactmailId)).toMatchObject({ state: 'failed', attempts: 6 })
  })
})

it('one message that always fails delays no other of its kind', async () => {
  const { site, mailer } = outboxSite(faults.inOrder({ error: lost }))
  const { contactmailId } = await queueKind('notification', '2026-11-20T08:00:00.000Z')
  await sendMissed(site)
  expect(await outboxRow(contactmailId)).toMatchObject({ state: 'queued', attempts: 1 })
  const second = await queueKind('notification', '2026-11-20T09:00:00.000Z')
  await sendMissed(site, inSeconds(3600))
  expect(mailer.sent.map(({ text }) => text.includes(second.contactmailId))).toEqual([true, false])
})

it('a list that D1 refuses cuts off no other kind', async () => {
  const { site, mailer } = outboxSite()
  const { contactmailId } = await queueKind('reply', '2026-11-20T08:00:00.000Z')
  const isAsked = Promise.withResolvers<void>()
  const MAILER = {
    send: async (mail: never) => {
      isAsked.resolve()
      await new Promise((resolve) => setTimeout(resolve, 30))
      return mailer.send(mail)
    },
  }
  const DB = refusing((sql, kind) => sql.includes('ORDER BY attempts') && kind === 'webhook', isAsked.promise)
  await expect(sendMissed({ ...site, DB, MAILER } as never)).rejects.toThrow('overloaded')
  expect(await outboxRow(contactmailId)).toMatchObject({ state: 'sent' })
})

it('a failure that D1 does not record stops no other message', async () => {
  const { site, mailer } = outboxSite()
  const { id } = await queueKind('receipt')
  await env.DB.prepare("UPDATE outbox SET state = 'sending', claim = 'c', claimed_at = '2026' WHERE id = ?1")
    .bind(id)
    .run()
  await queueKind('notification', '2026-11-20T08:00:00.000Z')
  const batch = vi.fn(env.DB.batch.bind(env.DB)).mockRejectedValueOnce(faults.overload)
  await sendMissed({ ...site, DB: { prepare: env.DB.prepare.bind(env.DB), batch } } as never)
  expect(mailer.sent).toHaveLength(1)
})

/** A D1 that refuses a query, by its text and its first value, once `when` has come. */
const refusing = (isRefused: (sql: string, value: unknown) => boolean, when: Promise<void>) => ({
  batch: env.DB.batch.bind(env.DB),
  prepare: (sql: string) => ({
    bind: (...values: unknown[]) => {
      const statement = env.DB.prepare(sql).bind(...values)
      if (!isRefused(sql, values[0])) return statement
      return { all: () => when.then(() => Promise.reject(faults.overload)) }
    },
  }),
})
