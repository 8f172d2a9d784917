import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { retentionCron } from '../../../src/contactmails/jobs/scheduled.ts'
import worker from '../../../src/index.ts'
import { paths } from '../../../src/paths.ts'
import type { Changed } from '../../../src/staff/inbox/changes/change-schema.ts'
import { storedMails } from '../../helpers/contactmails.ts'
import { mailOf } from '../../helpers/mail.ts'
import { ask, audited, freshTeam, post, postForm } from '../../helpers/staff.ts'

const { contactmails, contactmail, contactmailAct, contactmailsAct } = paths.api
const id = '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f001'

let admin = ''
let visitors = 0
beforeEach(async () => {
  ;({ admin } = await freshTeam())
})

/** Sends an enquiry under the key, as a browser does. */
const send = (fields: Parameters<typeof mailOf>[0] = {}) =>
  ask(contactmails, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': id,
      'CF-Connecting-IP': `203.0.113.${++visitors}`,
    },
    body: JSON.stringify(mailOf(fields)),
  })
const remove = () => ask(contactmail(id), { method: 'DELETE', cookie: admin })
const removeForAWhile = async () => {
  const response = await post(contactmailsAct('delete'), { ids: [id] }, admin)
  return ((await response.json()) as Changed).undo
}
const restore = (undo: string | null) => post(contactmailsAct('undo'), { undo }, admin)
const deletedMails = async () => (await env.DB.prepare('SELECT * FROM changes').all()).results
/** Lets so many days go by in the bin. */
const age = (days: number) =>
  env.DB.prepare("UPDATE changes SET until = strftime('%Y-%m-%dT%H:%M:%fZ', until, ?1)").bind(`-${days} days`).run()
const run = (cron: string, bindings: object = env) =>
  worker.scheduled(createScheduledController({ cron, scheduledTime: new Date() }) as never, bindings as never)

it('is gone from the table of messages at once', async () => {
  await send()
  expect((await remove()).status).toBe(204)
  expect(await storedMails()).toEqual([])
  expect((await remove()).status).toBe(404)
})

it('takes no draft any more; one for a message in the bin is tried again', async () => {
  await send()
  const undo = await removeForAWhile()
  const draft = { kind: 'reply', id: crypto.randomUUID(), text: 'We come.', base: 0, tab: crypto.randomUUID() }
  const save = async () => (await post(contactmailAct(id, 'draft'), draft, admin)).status
  expect(await save()).toBe(404)
  await env.DB.exec('DELETE FROM changes')
  expect(await save()).toBe(410)
  expect(await restore(undo)).toMatchObject({ status: 404 })
})

it('takes no note: says that it was deleted, and that the text is kept', async () => {
  await send()
  await removeForAWhile()
  const answer = await post(contactmailAct(id, 'notes'), { id: crypto.randomUUID(), body: 'Rang her.' }, admin)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/deleted.* text is kept/) })
})

it('comes back as it was', async () => {
  await send()
  await ask(contactmailAct(id, 'open'), { method: 'POST', cookie: admin })
  await env.DB.exec("UPDATE contactmails SET verdict = 'spam', verdict_reasons = 'too-fast', read_at = '2026-11-18'")
  const before = await env.DB.prepare('SELECT * FROM contactmails').all()
  const undo = await removeForAWhile()
  expect((await restore(undo)).status).toBe(200)
  expect((await env.DB.prepare('SELECT * FROM contactmails').all()).results).toEqual(before.results)
  expect(await deletedMails()).toEqual([])
  expect((await restore(undo)).status).toBe(404)
  expect((await audited()).map(({ action }) => action).filter((action) => action === 'mail-restored')).toHaveLength(1)
})

it('cannot come back once the time is over', async () => {
  await send()
  const undo = await removeForAWhile()
  await age(31)
  expect((await restore(undo)).status).toBe(404)
  expect(await storedMails()).toEqual([])
})

describe('a message sent under the id of a deleted one', () => {
  it.each([
    ['the same', {}],
    ['another', { message: 'Something else.' }],
  ])('is stored: %s', async (_name, fields) => {
    await send()
    await remove()
    expect((await send(fields)).status).toBe(201)
    expect(await storedMails()).toMatchObject([mailOf(fields)])
    await age(31)
    await run('*/10 * * * *')
    expect(await storedMails()).toMatchObject([mailOf(fields)])
  })

  it('stays beside the deleted one when that is restored', async () => {
    await send({ subject: 'First' })
    const undo = await removeForAWhile()
    await send({ subject: 'Second' })
    expect((await restore(undo)).status).toBe(200)
    expect((await storedMails()).map(({ subject }) => subject).sort()).toEqual(['First', 'Second'])
  })
})

it.each(['*/10 * * * *', retentionCron])('is purged by the schedule %s', async (cron) => {
  await send()
  await remove()
  await age(29)
  await run(cron)
  expect(await deletedMails()).toHaveLength(1)
  await age(2)
  await run(cron)
  expect(await deletedMails()).toEqual([])
})

it('is purged also when telling staff of others fails', async () => {
  await send()
  await remove()
  await age(31)
  const DB = new Proxy(env.DB, {
    get: (db, name) => (name === 'prepare' ? prepareOrFail : Reflect.get(db, name).bind(db)),
  })
  const prepareOrFail = (sql: string) => {
    if (sql.includes("state = 'sending'")) throw new Error('no')
    return env.DB.prepare(sql)
  }
  await expect(run('*/10 * * * *', { ...env, DB })).rejects.toThrow('no')
  expect(await deletedMails()).toEqual([])
})

describe('the page of deleted messages', () => {
  const page = async (q = '') =>
    (await ask(`${paths.admin.deleted}?${new URLSearchParams({ q })}`, { cookie: admin })).text()
  const fieldsOf = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/name="(change|id)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    )

  it('lists and finds them, and restores one', async () => {
    await send({ subject: 'Amélie’s heron', reason: 'Other', message: 'She is <b>back</b>.' })
    await remove()
    expect(await page('AMELIE heron')).toContain('She is &lt;b&gt;back&lt;/b&gt;.')
    expect(await page('pelican')).toContain('Nothing here.')
    for (const q of ['reason:other', 'after:2026-11-01', 'heron from:quill reason:other before:2999-01-01'])
      expect(await page(q), q).toContain('Amélie’s heron')
    for (const q of ['from:heron', 'reason:media', 'after:2999-01-01', 'before:2026-11-01', 'heron reason:unknown'])
      expect(await page(q), q).toContain('Nothing here.')
    const restored = await postForm(paths.admin.deleted, fieldsOf(await page()), admin)
    expect(restored.headers.get('Location')).toBe(paths.admin.contactmail(id))
    expect(await storedMails()).toHaveLength(1)
    expect(await page()).toContain('Nothing here.')
    expect((await audited()).map(({ action }) => action)).toContain('mail-restored')
  })

  it.each<Record<string, string>>([{}, { change: 'x', id: 'y' }, { change: id, id }])(
    'restores nothing by %o',
    async (fields) => {
      await send()
      await remove()
      expect((await postForm(paths.admin.deleted, fields, admin)).status).toBe(404)
      expect(await storedMails()).toEqual([])
    },
  )

  it('shows nothing after its days', async () => {
    await send()
    await remove()
    await age(31)
    expect(await page()).toContain('Nothing here.')
  })
})
