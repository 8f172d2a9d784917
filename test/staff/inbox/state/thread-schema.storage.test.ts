import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import { type Conversation, mergeThread } from '../../../../src/staff/inbox/state/thread-schema.ts'
import { testMailer, testQueue } from '../../../helpers/faults.ts'
import { ask, freshTeam, post, storeMails } from '../../../helpers/staff.ts'

const site = {
  ...env,
  CONTACTMAILS: testQueue(),
  MAILER: testMailer(),
  REPLY_DOMAIN: 'forager.example',
} as unknown as typeof env
const sender = 'ada@museum.example'
let staff = ''
let id = ''

beforeEach(async () => {
  ;({ staff } = await freshTeam())
  ;[id = ''] = await storeMails(1)
})

/** Entries that came by e-mail, one a second. */
const addEntries = (count: number, { body = 'Hello', author = sender, isVerified = 1, from = 0 } = {}) =>
  env.DB.prepare(
    `INSERT INTO entries (id, contactmail_id, direction, author, body, message_id, created_at, state, is_verified)
     SELECT 'e' || value, ?1, 'in', ?3, ?4, 'e' || value, '2026-11-20T10:00:' || value || '.000Z', 'received', ?5
     FROM json_each(?2)`,
  )
    .bind(
      id,
      JSON.stringify(Array.from({ length: count }, (_, at) => String(from + at + 10))),
      author,
      body,
      isVerified,
    )
    .run()
const get = (path: string) => ask(path, { cookie: staff }, site)
const page = async (query = '') => (await get(paths.admin.contactmail(id) + query)).text()
const read = async (query = '') => (await (await get(paths.api.replies(id) + query)).json()) as Conversation
const reply = (fields = {}) =>
  post(paths.api.replies(id), { replyId: crypto.randomUUID(), text: 'Yes.', seen: '', ...fields }, staff, site)

describe('an e-mail that could not be verified', () => {
  it.each([
    [0, true],
    [1, false],
  ])('says so: %i', async (isVerified, says) => {
    await addEntries(1, { isVerified })
    expect((await page()).includes('Could not be verified')).toBe(says)
  })
})

describe('a long thread', () => {
  it('shows its newest entries, and older ones on demand, without JavaScript too', async () => {
    await addEntries(45)
    expect((await read()).thread.map((entry) => entry.id)).toEqual(Array.from({ length: 20 }, (_, at) => `e${at + 35}`))
    const older = await read('?older=e35')
    expect(older.thread.map((entry) => entry.id)).toEqual(Array.from({ length: 20 }, (_, at) => `e${at + 15}`))
    expect(await read('?older=e15')).toMatchObject({ thread: Array(5).fill({}), hasOlder: false })
    expect(await page()).toContain(`href="${paths.admin.contactmail(id)}?older=e35#earlier"`)
    expect(await page('?older=e35')).toContain('data-entry="e15"')
  })

  it('shows the beginning of long texts, and one whole on demand', async () => {
    await addEntries(20, { body: 'é'.repeat(20_000) })
    const html = await page()
    expect(html.length).toBeLessThan(500_000)
    expect(html).toContain(`href="${paths.admin.contactmail(id)}?whole=e29#thread"`)
    const { thread } = await read('?whole=e12')
    expect(thread.map(({ id, isCut, body }) => [id, isCut, body.length])).toEqual([
      ['e10', true, 4000],
      ['e11', true, 4000],
      ['e12', false, 20_000],
    ])
  })

  it.each([
    [20, false],
    [21, true],
  ])('of %i offers older ones: %s', async (count, offers) => {
    await addEntries(count)
    expect(await read()).toMatchObject({ hasOlder: offers })
    expect((await page()).includes('Show older ones')).toBe(offers)
  })

  it('keeps what was read when it is read again', async () => {
    await addEntries(25, { body: 'x'.repeat(5000) })
    const all = mergeThread(await read(), await read('?older=e15'))
    expect(all).toMatchObject({ thread: { length: 25 }, hasOlder: false })
    const merged = mergeThread(mergeThread(all, await read('?whole=e12')), await read())
    expect(merged).toMatchObject({ thread: { length: 25 }, hasOlder: false })
    expect(merged.thread.find((entry) => entry.id === 'e12')).toMatchObject({ isCut: false, body: 'x'.repeat(5000) })
  })

  it('leaves no gap when more comes than is shown at once', async () => {
    await addEntries(5)
    const known = await read()
    await addEntries(30, { from: 5 })
    const merged = mergeThread(known, await read())
    expect(merged).toMatchObject({ thread: { length: 20 }, hasOlder: true })
    expect(mergeThread(merged, await read(`?older=${merged.thread[0]?.id}`))).toMatchObject({
      thread: Array.from({ length: 35 }, (_, at) => ({ id: `e${at + 10}` })),
      hasOlder: false,
    })
  })
})

describe('a reply to which something has come meanwhile', () => {
  it.each([
    ['the verified sender', 409, {}],
    ['somebody in the sender’s name', 201, { isVerified: 0 }],
    ['a stranger', 201, { author: 'eve@evil.example' }],
  ])('from %s is answered with %i', async (_case, status, entry) => {
    await addEntries(1, entry)
    expect((await reply()).status).toBe(status)
  })

  it('is sent by the second press, however much more comes', async () => {
    await addEntries(1)
    expect((await reply()).status).toBe(409)
    const { seen } = await read()
    expect(seen).toBe('e10')
    await addEntries(1, { from: 1 })
    expect((await reply({ seen })).status).toBe(409)
    expect((await reply({ seen, isConfirmed: true })).status).toBe(201)
  })

  it('knows of the sender’s last one, however many strangers have written since', async () => {
    await addEntries(1)
    await addEntries(30, { author: 'eve@evil.example', from: 1 })
    const { seen } = await read()
    expect(seen).toBe('e10')
    expect((await reply({ seen })).status).toBe(201)
  })
})
