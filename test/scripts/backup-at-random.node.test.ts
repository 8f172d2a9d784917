import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { afterAll, expect, inject, it } from 'vitest'
import { sealed } from '../../scripts/backup/archive.ts'
import { dump } from '../../scripts/backup/dump.ts'
import { holdOutgoing } from '../../scripts/backup/hold-outgoing.ts'
import { restoreBackup } from '../../scripts/backup/restore-backup.ts'
import { insertContactmail } from '../../src/contactmails/arrival/insert-contactmail.ts'
import { send, sendMissed } from '../../src/contactmails/jobs/send.ts'
import { insertReply } from '../../src/contactmails/replies/reply-queries.ts'
import { seeded, testMailer } from '../helpers/faults.ts'
import { mailOf } from '../helpers/mail.ts'
import { databaseOf, fresh, siteOf } from '../helpers/sqlite-d1.ts'

const restores = 500
const seed = inject('seed')
const random = seeded(seed)
const upTo = (limit: number) => Math.floor(random() * limit)
const folder = mkdtempSync(join(tmpdir(), 'restores-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Rows = Record<string, SQLOutputValue>[]

const uuid = () => 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => upTo(16).toString(16))
const at = () => new Date(Date.UTC(2026, 10, 1 + upTo(20), upTo(24))).toISOString()

/** A site at work: enquiries come, replies queue and leave, staff write notes, delete and undo, sign in. */
function siteAtWork() {
  const sqlite = fresh()
  const db = databaseOf(sqlite)
  const site = siteOf(db, testMailer())
  const ids = (table: string, where = 'true') =>
    sqlite
      .prepare(`SELECT id FROM ${table} WHERE ${where}`)
      .all()
      .map(({ id }) => String(id))
  const anyOf = (list: string[]) => list[upTo(list.length)]
  let deleted: [string, Rows][] = []

  const insert = ([table, rows]: [string, Rows]) => {
    for (const row of rows) {
      const names = Object.keys(row)
      sqlite.prepare(`INSERT INTO ${table} (${names}) VALUES (${names.map(() => '?')})`).run(...Object.values(row))
    }
  }
  const undo = () => {
    deleted.forEach(insert)
    deleted = []
  }
  const remove = (id: string) => {
    for (const [table, column] of [
      ['contactmails', 'id'],
      ['entries', 'contactmail_id'],
      ['drafts', 'contactmail_id'],
    ]) {
      const rows = sqlite.prepare(`SELECT * FROM ${table} WHERE ${column} = ?`).all(id)
      deleted.push([String(table), rows])
      sqlite.prepare(`DELETE FROM ${table} WHERE ${column} = ?`).run(id)
    }
  }
  const events = [
    async () => insertContactmail(db, { ...mailOf(), id: uuid(), createdAt: at() }),
    async () => insertContactmail(db, { ...mailOf(), id: uuid(), createdAt: at() }),
    async (id = anyOf(ids('contactmails'))) => {
      const reply = { replyId: uuid(), text: 'Yes.', status: 'answered', seen: '', isConfirmed: true } as const
      const row = { author: 'staff@forager.example', messageId: `<${reply.replyId}@x.example>`, createdAt: at() }
      if (id) await insertReply(db, { ...reply, ...row, contactmailId: id })
    },
    async (id = anyOf(ids('outbox', "state = 'queued'"))) => id && send(site, id),
    async (contactmail_id = anyOf(ids('contactmails'))) => {
      const note = { direction: 'note', author: 'a@b.example', body: 'Note', state: 'noted' }
      if (contactmail_id) insert(['entries', [{ id: uuid(), contactmail_id, ...note, created_at: at() }]])
    },
    async (id = anyOf(ids('contactmails'))) => {
      undo()
      if (id) remove(id)
    },
    async () => undo(),
    async () => {
      const [id, dates] = [uuid(), { createdAt: at(), updatedAt: at() }]
      insert(['user', [{ id, name: 'Ada', email: `${id}@forager.example`, ...dates }]])
      insert(['session', [{ id, token: id, userId: id, expiresAt: at(), ...dates }]])
    },
    async (id = anyOf(ids('user'))) => id && void sqlite.prepare('DELETE FROM user WHERE id = ?').run(id),
  ]
  const work = async (most: number) => {
    for (let n = upTo(most); n > 0; n--) await events[upTo(events.length)]?.()
  }
  return {
    sqlite,
    ids,
    work,
    undo,
  }
}

const orphans = `
  SELECT id FROM entries WHERE contactmail_id NOT IN (SELECT id FROM contactmails)
  UNION ALL SELECT id FROM session WHERE userId NOT IN (SELECT id FROM user)`

/** The entries of each contactmail. */
const threadsIn = (sqlite: DatabaseSync) => {
  const rows = sqlite
    .prepare(
      `SELECT contactmails.id, entries.id AS entry FROM contactmails
       LEFT JOIN entries ON contactmail_id = contactmails.id`,
    )
    .all()
  const threads = new Map<string, string[]>()
  for (const { id, entry } of rows) {
    threads.set(String(id), [...(threads.get(String(id)) ?? []), ...(entry ? [String(entry)] : [])])
  }
  return threads
}

async function backUp(name: string) {
  const { sqlite, ids, work, undo } = siteAtWork()
  await work(30)
  undo()
  const before = threadsIn(sqlite)
  const touched = new Set<string>()
  const meanwhile = async () => {
    await work(4)
    const there = new Set(ids('contactmails'))
    for (const id of before.keys()) if (!there.has(id)) touched.add(id)
  }
  const lines = dump(databaseOf(sqlite, meanwhile), {
    withAccounts: true,
    onTable: () => {},
    onEnd: () => {},
    pageSize: 1 + upTo(4),
  })
  const path = join(folder, name)
  const chunks: Uint8Array[] = []
  for await (const chunk of sealed(lines, 'nine slow ferries home', { workFactor: 1 })) chunks.push(chunk)
  writeFileSync(path, Buffer.concat(chunks))
  return { path, before, touched }
}

it(`restores ${restores} backups taken at random moments: whole, and nothing leaves (seed ${seed})`, async () => {
  const met = { threads: 0, held: 0, deleted: 0 }
  for (let n = 0; n < restores; n++) {
    const { path, before, touched } = await backUp('any.backup')
    const sqlite = fresh()
    const db = databaseOf(sqlite)
    await restoreBackup(db, { path, passphrase: 'nine slow ferries home' }, () => {})

    expect(sqlite.prepare(orphans).all(), `run ${n}`).toEqual([])
    const after = threadsIn(sqlite)
    for (const [id, entries] of before) {
      // Deleted while the backup read: in it or not, but never without its thread.
      if (touched.has(id) && !after.has(id)) continue
      expect(after.get(id), `run ${n}`).toEqual(expect.arrayContaining(entries))
    }
    const held = sqlite.prepare("SELECT * FROM entries WHERE error = 'no-answer restored'").all()
    for (const { contactmail_id } of held) {
      expect(sqlite.prepare('SELECT status FROM contactmails WHERE id = ?').get(String(contactmail_id))).toEqual({
        status: 'open',
      })
    }
    expect(sqlite.prepare("SELECT id FROM entries WHERE state = 'queued'").all()).toEqual([])
    const mailer = testMailer()
    await sendMissed(siteOf(db, mailer), new Date('2027-06-01'))
    expect(mailer.sent, `run ${n}`).toEqual([])
    met.threads += before.size
    met.held += held.length
    met.deleted += touched.size
  }
  for (const count of Object.values(met)) expect(count).toBeGreaterThan(restores / 5)
}, 600_000)

it('holds what waits after Time Travel, but for what tells staff', async () => {
  const { sqlite, work, undo } = siteAtWork()
  const waiting = () => sqlite.prepare("SELECT id FROM entries WHERE state = 'queued'").all().length
  while (waiting() < 3) {
    await work(200)
    undo()
  }
  const replies = waiting()
  const db = databaseOf(sqlite)
  const told = sqlite.prepare("SELECT id FROM outbox WHERE kind = 'notification' AND state <> 'sent'").all().length
  expect(await holdOutgoing(db)).toBe(replies)
  const mailer = testMailer()
  while (mailer.sent.length < told) await sendMissed(siteOf(db, mailer), new Date('2027-06-01'))
  expect(new Set(mailer.sent.map(({ to }) => to))).toEqual(new Set(['desk@forager.example']))
  expect(sqlite.prepare("SELECT id FROM outbox WHERE state IN ('queued', 'sending')").all()).toEqual([])
})
