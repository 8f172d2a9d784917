import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { contactmailFields } from '../../../../src/contactmails/contactmail.ts'
import { insertNote } from '../../../../src/staff/inbox/composer/queries.ts'
import { type ExportFormat, exportColumns, exportStream } from '../../../../src/staff/inbox/export/export.ts'
import { everything } from '../../../../src/staff/inbox/search/inbox-filter.ts'
import { forgetStaff, storeMails } from '../../../helpers/staff.ts'

const exported = (format: ExportFormat, pageSize = 500) =>
  new Response(exportStream(env.DB, everything, format, { pageSize })).text()

type Exported = { subject: string; replies: { body: string }[]; notes: { body: string }[] }
const exportedJson = async (pageSize?: number): Promise<Exported[]> => JSON.parse(await exported('json', pageSize))

let ids: string[] = []
let minute = 0
const addReply = (contactmailId: string | undefined, body: string, direction = 'out') => {
  minute += 1
  const at = `2026-11-02T10:${String(minute % 60).padStart(2, '0')}:00.000Z`
  return env.DB.prepare(
    `INSERT INTO entries (id, contactmail_id, direction, author, body, message_id, created_at, state, attachments)
     VALUES (?1, ?2, ?3, ?4, ?5, ?1, ?6, ?7, '[{"name":"plan.pdf","type":"application/pdf"}]')`,
  )
    .bind(
      crypto.randomUUID(),
      contactmailId,
      direction,
      direction === 'out' ? 'staff@forager.example' : 'ada@museum.example',
      body,
      at,
      direction === 'out' ? 'sent' : 'received',
    )
    .run()
}
const addNote = (contactmailId: string | undefined, body: string) =>
  insertNote(
    env.DB,
    String(contactmailId),
    { id: crypto.randomUUID(), body },
    'bo@forager.example',
    new Date('2026-11-03T09:00:00.000Z'),
  )

beforeEach(async () => {
  minute = 0
  await forgetStaff()
  ids = await storeMails(3)
})

it('as JSON has replies and notes as lists, oldest first', async () => {
  await addReply(ids[1], 'In May?')
  await addReply(ids[1], 'Yes.', 'in')
  await addNote(ids[1], 'She called.')
  const mails = await exportedJson()
  expect(mails.map(({ replies, notes }) => [replies.length, notes.length])).toEqual([
    [0, 0],
    [2, 1],
    [0, 0],
  ])
  expect(mails[1]).toMatchObject({
    reference: ids[1]?.slice(0, 8).toUpperCase(),
    replies: [
      { direction: 'out', author: 'staff@forager.example', body: 'In May?', state: 'sent', isAutomatic: false },
      { direction: 'in', author: 'ada@museum.example', body: 'Yes.', attachments: [{ name: 'plan.pdf' }] },
    ],
    notes: [{ author: 'bo@forager.example', body: 'She called.', createdAt: '2026-11-03T09:00:00.000Z' }],
  })
})

it('as CSV has them in two columns, as text', async () => {
  await addReply(ids[2], 'In "May"?')
  await addReply(ids[2], '=1+1', 'in')
  await addNote(ids[2], 'She called.')
  expect(await exported('csv')).toContain(
    `,"2026-11-02T10:01:00.000Z staff@forager.example (sent):\nIn ""May""?\n\n2026-11-02T10:02:00.000Z ada@museum.example (received):\n'=1+1","2026-11-03T09:00:00.000Z bo@forager.example:\nShe called."`,
  )
})

it('has no cell that Excel would break', async () => {
  for (let number = 1; number <= 4; number += 1) await addReply(ids[0], 'x'.repeat(10_000))
  const [cell] = /x{5}[^"]*"/.exec(await exported('csv')) ?? []
  expect(cell?.length).toBeLessThan(32_767)
  expect(cell).toMatch(/\n\[\.\.\. the JSON export has all of it\]"$/)
  expect((await exportedJson())[2]?.replies.map(({ body }) => body.length)).toEqual(Array(4).fill(10_000))
})

it('is the same however many are read at a time', async () => {
  for (const id of ids) for (const body of ['a', 'b', 'c']) await addReply(id, body)
  const whole = await exportedJson()
  for (const pageSize of [1, 2, 3]) expect(await exportedJson(pageSize)).toEqual(whole)
  expect(whole.map(({ subject }) => subject)).toEqual(['Mail 3', 'Mail 2', 'Mail 1'])
})

it('has what staff read of a contactmail, and nothing that only the list needs', () => {
  expect(exportColumns).toEqual([
    ...['id', ...contactmailFields, 'createdAt', 'verdict', 'rulesVerdict', 'readAt', 'status', 'openedAt'],
    ...['answeredAt', 'changedAt', 'receiptSentAt', 'assignee', 'assigneeName', 'source', 'about', 'topic', 'dueAt'],
    ...['reference', 'replies', 'notes'],
  ])
})

it('reads threads by their bytes, not by their number', async () => {
  for (const id of ids) await addReply(id, 'x'.repeat(60_000), 'in')
  const chunks: number[] = []
  for await (const chunk of exportStream(env.DB, everything, 'json', { maxBytes: 100_000 })) chunks.push(chunk.length)
  // One for each thread, and what stands around them.
  expect(chunks.filter((length) => length > 60_000)).toHaveLength(3)
  expect(Math.max(...chunks)).toBeLessThan(70_000)
})
