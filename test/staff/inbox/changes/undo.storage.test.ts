import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { insertContactmail } from '../../../../src/contactmails/arrival/insert-contactmail.ts'
import { eraseSender } from '../../../../src/contactmails/deletion/erase.ts'
import { deleteOldMails } from '../../../../src/contactmails/deletion/sweep.ts'
import { binContactmails } from '../../../../src/staff/inbox/changes/changes.ts'
import { restoreContactmails, undoChange } from '../../../../src/staff/inbox/changes/undo.ts'
import { forgetMails } from '../../../helpers/contactmails.ts'
import { mailOf } from '../../../helpers/mail.ts'

const first = '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f001'
const second = '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f002'
const tables = ['contactmails', 'entries', 'presence']

beforeEach(async () => {
  await forgetMails()
  await env.DB.batch(['entries', 'presence', 'user'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
  await env.DB.exec("INSERT INTO user (id, name, email, createdAt, updatedAt) VALUES ('u', 'U', 'u@f.example', '', '')")
  for (const [id, email] of [
    [first, 'Ada@museum.example'],
    [second, 'bo@museum.example'],
  ] as const)
    await storeThread(id, email)
})

const actor = 'u@f.example'
const remove = (...ids: string[]) => binContactmails(env.DB, ids, { actor })
const restore = (undo: string | null) => undoChange(env.DB, String(undo), { actor, mayRestore: true })

const columnsOf = async (table: string) =>
  (
    await env.DB.prepare('SELECT name, type FROM pragma_table_info(?1)')
      .bind(table)
      .all<{ name: string; type: string }>()
  ).results

/** A value for every column, so that a column that is left behind is noticed. */
const fillRow = async (table: string, given: Record<string, unknown>) => {
  const columns = await columnsOf(table)
  const values = columns.map(({ name, type }) =>
    name in given ? given[name] : type === 'INTEGER' ? 7 : `a "${name}"\n'value'`,
  )
  const names = columns.map(({ name }) => name)
  await env.DB.prepare(`INSERT INTO ${table} (${names}) VALUES (${names.map((_, at) => `?${at + 1}`)})`)
    .bind(...values)
    .run()
}

async function storeThread(id: string, email: string) {
  await insertContactmail(env.DB, { ...mailOf({ email }), id, createdAt: '2026-11-01T00:00:00.000Z' })
  await env.DB.prepare(
    `UPDATE contactmails SET status = 'waiting', opened_at = '1', answered_at = '2', assignee = 'u', source = 'email',
       rules_verdict = 'spam', receipt_sent_at = '3', changed_at = '4', search_text = 'folded' WHERE id = ?1`,
  )
    .bind(id)
    .run()
  for (const direction of ['in', 'out', 'note'])
    await fillRow('entries', {
      id: direction + id,
      contactmail_id: id,
      direction,
      author: email,
      message_id: direction === 'note' ? null : direction + id,
    })
  await fillRow('presence', { contactmail_id: id, user_id: 'u' })
}

const stored = async (table: string, id?: string) => {
  const { results } = await env.DB.prepare(`SELECT * FROM ${table} ORDER BY 1`).all()
  return results.filter((row) => !id || Object.values(row).includes(id))
}
const left = async () => Promise.all(tables.map(async (table) => (await stored(table)).length))

it('a deleted contactmail takes its thread along and brings it back as it was', async () => {
  const before = await Promise.all(tables.slice(0, 2).map((table) => stored(table)))
  const { undo, ids } = await remove(first, second, 'nothing')
  expect(ids).toEqual([first, second])
  expect(await left()).toEqual([0, 0, 0])
  expect((await restore(undo))?.ids.sort()).toEqual([first, second])
  expect(await Promise.all(tables.slice(0, 2).map((table) => stored(table)))).toEqual(before)
  expect(await stored('changes')).toEqual([])
})

it('a thread of 6 MB is deleted and brought back, with no row above what D1 takes', async () => {
  const body = 'A "quoted" line\n'.repeat(4000)
  for (let at = 0; at < 100; at += 1)
    await fillRow('entries', { id: `long${at}`, contactmail_id: first, message_id: `long${at}`, body })
  const { undo } = await remove(first)
  const longest = await env.DB.prepare(
    'SELECT max(length(fields)) AS length, sum(length(fields)) AS sum FROM changes',
  ).first<{ length: number; sum: number }>()
  expect(longest?.length).toBeLessThan(1_000_000)
  expect(longest?.sum).toBeGreaterThan(6_000_000)
  await restore(undo)
  expect(await stored('entries', first)).toHaveLength(103)
  expect((await stored('entries', 'long7'))[0]?.body).toBe(body)
})

it('a contactmail restored under a new id has its thread there', async () => {
  const { undo } = await remove(first)
  await insertContactmail(env.DB, { ...mailOf({ subject: 'Other' }), id: first, createdAt: '2026-11-02T00:00:00.000Z' })
  await restore(undo)
  const restored = (await stored('contactmails')).find((row) => row.status === 'waiting' && row.id !== second)
  expect(restored?.id).not.toBe(first)
  expect(await stored('entries', first)).toEqual([])
  expect(await stored('entries', String(restored?.id))).toHaveLength(3)
})

it('an e-mail comes back though another has come with its message id', async () => {
  const { undo } = await remove(first)
  await fillRow('entries', { id: 'again', contactmail_id: second, message_id: `in${first}` })
  expect((await restore(undo))?.ids).toEqual([first])
  expect(await stored('entries', first)).toHaveLength(3)
})

it('an erased sender leaves nothing, neither threads nor what was written in others', async () => {
  await env.DB.prepare("UPDATE entries SET author = 'ADA@museum.example' WHERE contactmail_id = ?1").bind(second).run()
  expect(await eraseSender(env, 'ada@museum.example')).toEqual({ messages: 1, elsewhere: 1 })
  expect(await stored('contactmails')).toMatchObject([{ id: second }])
  expect(await stored('entries')).toMatchObject(
    ['note', 'out'].map((direction) => ({ contactmail_id: second, direction })),
  )
  expect(await stored('presence')).toMatchObject([{ contactmail_id: second }])
})

it('an erased sender leaves nothing among the deleted either', async () => {
  await remove(first)
  expect(await eraseSender(env, 'ada@museum.example')).toEqual({ messages: 1, elsewhere: 0 })
  expect(await stored('changes')).toEqual([])
})

it('what is restored just before its sender is erased is erased too', async () => {
  const { undo } = await remove(first)
  const batch = async (statements: Parameters<typeof env.DB.batch>[0]) => {
    await restore(undo)
    return env.DB.batch(statements)
  }
  const DB = { prepare: (query: string) => env.DB.prepare(query), batch } as typeof env.DB
  expect(await eraseSender({ ...env, DB }, 'ada@museum.example')).toEqual({ messages: 1, elsewhere: 0 })
  expect(await stored('contactmails')).toMatchObject([{ id: second }])
  expect(await stored('entries', first)).toEqual([])
  expect(await stored('changes')).toEqual([])
})

it('retention removes threads with their contactmails and counts contactmails', async () => {
  await env.DB.prepare("UPDATE contactmails SET created_at = '2020-01-01' WHERE id = ?1").bind(first).run()
  expect(await deleteOldMails(env.DB, '2024-11-22', 500, new Date())).toBe(1)
  expect(await left()).toEqual([1, 3, 1])
  expect((await stored('audit')).at(-1)).toMatchObject({ subject: '1, received before 2024-11-22' })
})

it('what an erased sender wrote in a deleted thread comes back by no undo', async () => {
  await env.DB.prepare("UPDATE entries SET author = 'ADA@museum.example' WHERE contactmail_id = ?1").bind(second).run()
  const { undo } = await remove(second)
  await eraseSender(env, 'ada@museum.example')
  await restore(undo)
  expect(await stored('entries', second)).toMatchObject([{ direction: 'note' }, { direction: 'out' }])
})

it('one of several that were deleted together is restored by itself, by another than who deleted it', async () => {
  const { undo } = await remove(first, second)
  const by = { id: String(undo), actor: 'somebody@f.example', now: new Date() }
  expect(await restoreContactmails(env.DB, [second], by)).toEqual([second])
  expect(await restoreContactmails(env.DB, [second], by)).toEqual([])
  expect(await stored('entries', second)).toHaveLength(3)
  expect((await restore(undo))?.ids).toEqual([first])
})
