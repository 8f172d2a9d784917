import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { insertContactmail } from '../../../../src/contactmails/arrival/insert-contactmail.ts'
import { sweep } from '../../../../src/contactmails/deletion/sweep.ts'
import { queueReply } from '../../../../src/contactmails/jobs/queue-reply.ts'
import { insertReply, requeueReply } from '../../../../src/contactmails/replies/reply-queries.ts'
import { binContactmails, changeContactmails } from '../../../../src/staff/inbox/changes/changes.ts'
import { undoChange } from '../../../../src/staff/inbox/changes/undo.ts'
import { insertNote } from '../../../../src/staff/inbox/composer/queries.ts'
import { testMailer } from '../../../helpers/faults.ts'
import { mailOf } from '../../../helpers/mail.ts'

const first = '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f001'
const actor = 'u@f.example'
beforeEach(async () => {
  const tables = ['contactmails', 'changes', 'entries', 'drafts', 'outbox', 'user']
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
  await env.DB.exec("INSERT INTO user (id, name, email, createdAt, updatedAt) VALUES ('u', 'U', 'u@f.example', '', '')")
  await insertContactmail(env.DB, { ...mailOf(), id: first, createdAt: '2026-11-01T00:00:00.000Z' })
})

const rows = async (table: string, id: string) =>
  (await env.DB.prepare(`SELECT * FROM ${table}`).all()).results.filter((row) => Object.values(row).includes(id))
const day = 86_400_000
const send = (now: Date) =>
  insertReply(env.DB, {
    ...{ replyId: 'held', contactmailId: first, author: actor, text: 'Yes.', messageId: '<held>', status: 'closed' },
    ...{
      seen: '',
      isConfirmed: true,
      createdAt: now.toISOString(),
      dueAt: new Date(now.getTime() + 10_000).toISOString(),
    },
  })
const held = async () => (await rows('entries', 'held'))[0]
const statusOf = async (id: string) => (await rows('contactmails', id))[0]?.status

it('a reply is taken back with its status in one transaction', async () => {
  await send(new Date())
  let batches = 0
  const db = new Proxy(env.DB, {
    get: (target, name) => {
      if (name === 'batch' && ++batches > 1) throw new Error('The line is cut.')
      return Reflect.get(target, name).bind(target)
    },
  })
  const undone = await undoChange(db, 'held', { actor, mayRestore: false })
  expect(undone).toEqual({ ids: [first], missed: 0 })
  expect([await held(), await statusOf(first)]).toEqual([undefined, 'open'])
  expect(await rows('drafts', first)).toMatchObject([{ kind: 'reply', body: 'Yes.' }])
})

it('a reply is taken back only once, and a call whose response was lost may ask again', async () => {
  await send(new Date())
  const takeBack = () => undoChange(env.DB, 'held', { actor, mayRestore: false })
  await takeBack()
  expect(await takeBack()).toEqual({ ids: [first], missed: 0 })
  expect(await rows('drafts', first)).toMatchObject([{ kind: 'reply', body: 'Yes.' }])
})

it('a reply leaves its message read, as its writer has seen what came meanwhile', async () => {
  await send(new Date())
  expect((await rows('contactmails', first))[0]?.read_at).toMatch(/^20/)
})

it('a reply that was taken back is not sent under its id by a call that comes late', async () => {
  await send(new Date())
  await undoChange(env.DB, 'held', { actor, mayRestore: false })
  const site = { ...env, MAILER: testMailer(), REPLY_DOMAIN: 'f.example' }
  const late = { replyId: 'held', text: 'Yes.', status: 'closed', seen: '', isConfirmed: true } as const
  expect(await queueReply(site, first, actor, late)).toEqual({ result: 'undone' })
  expect(await held()).toBeUndefined()
})

it.each([
  ['noted', () => insertNote(env.DB, first, { id: crypto.randomUUID(), body: 'Call her.' }, 'v@f.example'), 'open'],
  ['assigned', () => changeContactmails(env.DB, [first], { kind: 'assignee', assignee: 'u' }, { actor }), 'open'],
  [
    'set to waiting',
    () => changeContactmails(env.DB, [first], { kind: 'status', status: 'waiting' }, { actor }),
    'waiting',
  ],
])('a reply is taken back after its message was %s', async (_what, change, status) => {
  await send(new Date())
  await change()
  expect(await undoChange(env.DB, 'held', { actor, mayRestore: false })).toMatchObject({ ids: [first], missed: 0 })
  expect([await held(), await statusOf(first)]).toEqual([undefined, status])
})

it('who was disabled meanwhile gets no message back', async () => {
  await changeContactmails(env.DB, [first], { kind: 'assignee', assignee: 'u' }, { actor })
  const { undo } = await binContactmails(env.DB, [first], { actor })
  await env.DB.exec('UPDATE user SET banned = 1')
  await undoChange(env.DB, String(undo), { actor, mayRestore: true })
  expect((await rows('contactmails', first))[0]?.assignee).toBeNull()
})

it('a reply that leaves is not taken back, and keeps its status', async () => {
  await send(new Date())
  await env.DB.exec("UPDATE outbox SET state = 'sending', attempts = 1 WHERE id = 'held'")
  expect(await undoChange(env.DB, 'held', { actor, mayRestore: false })).toBeNull()
  expect([(await held())?.state, await statusOf(first)]).toEqual(['queued', 'closed'])
})

it.each([
  ['deleted and taken back at once is still held', 'queued', 1000, 'queued', 'closed'],
  ['restored a day later does not leave by itself', 'queued', 2 * day, 'failed', 'open'],
  ['that had left before its message was deleted is sent', 'sent', 20 * day, 'sent', 'closed'],
  ['that failed meanwhile has failed, and opens its message', 'failed', 20 * day, 'failed', 'open'],
])('a reply %s', async (_name, state, ms, becomes, status) => {
  const then = new Date(Date.now() - ms)
  await send(then)
  const { undo } = await binContactmails(env.DB, [first], { actor, now: then })
  await env.DB.prepare("UPDATE outbox SET state = ?1, error = 'why' WHERE id = 'held'").bind(state).run()
  await sweep(env, new Date(), { isNight: true })
  expect((await undoChange(env.DB, String(undo), { actor, mayRestore: true }))?.ids).toEqual([first])
  expect([(await held())?.state, await statusOf(first)]).toEqual([becomes, status])
  if (becomes === 'failed') expect(await requeueReply(env.DB, 'held', first)).toBe(true)
})
