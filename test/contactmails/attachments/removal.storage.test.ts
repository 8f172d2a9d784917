import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { removeFiles } from '../../../src/contactmails/attachments/files.ts'
import { sweep } from '../../../src/contactmails/deletion/sweep.ts'
import { consume } from '../../../src/contactmails/jobs/consume.ts'
import type { Bindings } from '../../../src/env.ts'
import worker from '../../../src/index.ts'
import { paths } from '../../../src/paths.ts'
import { forgetMails, storedMails } from '../../helpers/contactmails.ts'
import * as faults from '../../helpers/faults.ts'
import { emptyBucket, filesInBucket } from '../../helpers/files.ts'
import { emailWith, incoming } from '../../helpers/incoming.ts'
import { ask, freshTeam, post, postForm } from '../../helpers/staff.ts'

let site: Bindings = env
let queue = faults.testQueue()
let [staff, admin] = ['', '']
beforeEach(async () => {
  await forgetMails()
  ;({ staff, admin } = await freshTeam())
  await env.DB.batch(['limit_counts', 'drafts', 'erasures'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
  // Nights of the tests come sooner than sessions last.
  await env.DB.exec("UPDATE session SET expiresAt = '2099-01-01T00:00:00.000Z'")
  await emptyBucket()
  queue = faults.testQueue()
  site = { ...env, CONTACTMAILS: queue, INBOUND_DOMAIN: 'forager.example' }
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})

const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day)
const night = (days: number) => sweep(site, inDays(days), { isNight: true })
const receive = async (bindings = site, from = 'ada@museum.example') => {
  const { message, rejected } = incoming(emailWith([{ name: 'a.pdf', content: 'a' }], { From: from }), from)
  await worker.email(message, bindings)
  expect(rejected).toEqual([])
  return (await storedMails()).at(-1)?.id ?? ''
}
const attach = (id: string) =>
  ask(`${paths.api.attachments(id)}?name=a`, { method: 'POST', cookie: staff, body: 'a' }, site as typeof env)
const erase = () => postForm(paths.admin.sender, { email: 'ada@museum.example' }, admin)
const remove = (id: string) => post(paths.api.contactmailsAct('delete'), { ids: [id] }, admin)

it('stays as long as its message, and while that lies in the bin; then it goes', async () => {
  const id = await receive()
  await attach(id)
  await night(20)
  expect(await filesInBucket()).toHaveLength(2)
  const { undo } = (await (await remove(id)).json()) as { undo: string }
  await night(25)
  expect(await filesInBucket()).toHaveLength(2)
  await post(paths.api.contactmailsAct('undo'), { undo }, admin)
  await night(25)
  expect(await filesInBucket()).toHaveLength(2)
  await remove(id)
  await night(31)
  expect(await filesInBucket()).toEqual([])
})

it('goes at once when its sender is erased, from messages, drafts, other threads and the bin', async () => {
  const id = await receive()
  await attach(id)
  await remove(await receive())
  const other = await receive(site, 'bo@elsewhere.example')
  await env.DB.prepare("UPDATE entries SET envelope = 'ADA@museum.example' WHERE contactmail_id = ?1").bind(other).run()
  expect(await filesInBucket()).toHaveLength(4)
  await receive(site, 'cy@elsewhere.example')
  await erase()
  expect(await filesInBucket()).toHaveLength(1)
})

describe('of an e-mail that waits in the queue', () => {
  const down = { ...env, DB: faults.faultyDatabase(env.DB, faults.always({ error: faults.missingTable })) }
  const wait = async () => {
    await receive({ ...site, DB: down.DB })
    expect([queue.bodies().length, (await filesInBucket()).length]).toEqual([1, 1])
  }

  it('stays until it is stored', async () => {
    await wait()
    await night(2)
    await queue.deliver((batch) => consume(batch, site))
    await night(20)
    expect([(await storedMails()).length, (await filesInBucket()).length]).toEqual([1, 1])
  })

  it('goes with it, where its sender was erased meanwhile', async () => {
    await wait()
    await erase()
    await queue.deliver((batch) => consume(batch, site))
    expect([await storedMails(), await filesInBucket()]).toEqual([[], []])
  })
})

it('an e-mail that comes twice leaves its files once', async () => {
  const raw = emailWith([{ name: 'a.pdf', content: 'a' }], { 'Message-ID': '<one@museum.example>' })
  await worker.email(incoming(raw).message, site)
  await worker.email(incoming(raw).message, site)
  expect([(await storedMails()).length, (await filesInBucket()).length]).toEqual([1, 1])
})

it('what nothing names goes after three days', async () => {
  await env.ATTACHMENTS.put(crypto.randomUUID(), 'a')
  await night(2)
  expect(await filesInBucket()).toHaveLength(1)
  await night(4)
  expect(await filesInBucket()).toEqual([])
})

it('a bucket that lists its files in several pages is swept to the end', async () => {
  for (const key of ['a', 'b', 'c']) await env.ATTACHMENTS.put(key, 'a')
  const list = (options = {}) => env.ATTACHMENTS.list({ ...options, limit: 2 })
  const paged = { list, delete: (keys: string[]) => env.ATTACHMENTS.delete(keys) } as never
  await sweep({ ...site, ATTACHMENTS: paged }, inDays(4), { isNight: true })
  expect(await filesInBucket()).toEqual([])
})

it('a bucket that fails keeps nothing else from being swept', async () => {
  const away = { list: () => Promise.reject(new Error('away')) } as never
  await env.DB.exec("INSERT INTO dead_letters (hour, count) VALUES ('2020-01-01T00', 1)")
  await sweep({ ...site, ATTACHMENTS: away }, inDays(0), { isNight: true }).catch(() => {})
  expect(await env.DB.prepare('SELECT count(*) AS count FROM dead_letters').first('count')).toBe(0)
})

it('R2 takes a thousand keys in a call', async () => {
  const removed: number[] = []
  const bucket = { delete: async (keys: string[]) => removed.push(keys.length) } as never
  await removeFiles(
    { ...site, ATTACHMENTS: bucket },
    Array.from({ length: 2001 }, (_, at) => `${at}`),
  )
  expect(removed).toEqual([1000, 1000, 1])
})
