import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { dueDay } from '../../../src/contactmails/due/due-date.ts'
import { paths } from '../../../src/paths.ts'
import type { Conversation } from '../../../src/staff/inbox/state/thread-schema.ts'
import { maxSavedReplies } from '../../../src/staff/saved-replies/saved-reply-schema.ts'
import { testMailer } from '../../helpers/faults.ts'
import { findAll } from '../../helpers/html.ts'
import { ask, audited, freshTeam, post, postForm, storeMails } from '../../helpers/staff.ts'

const { admin: pages, api } = paths
const visit = {
  name: 'A visit',
  reason: 'Service Enquiry',
  body: 'Dear {name},\r\nthank you ({reference}). By {due}. {first}',
}

let staff = ''
let admin = ''
beforeEach(async () => {
  ;({ staff, admin } = await freshTeam())
})

const create = async (reply: Record<string, string> = visit) => {
  expect((await postForm(pages.savedReplies, reply, admin)).status).toBe(303)
  return String((await env.DB.prepare('SELECT id FROM saved_replies ORDER BY rowid DESC').first())?.id)
}
/** The version that a form carries which somebody opens now. */
const versionOf = async (id: string) => versionIn(await ask(pages.savedReply(id), { cookie: admin }))
const versionIn = async (page: Response) => (await page.text()).match(/name="version" value="([^"]+)"/)?.[1] ?? ''
const remove = (id: string, version: string) => postForm(pages.savedReplyDelete(id), { version }, admin)
const stored = async () => (await env.DB.prepare('SELECT name, reason, body FROM saved_replies').all()).results

it('is created, changed and deleted, each in the record', async () => {
  await env.DB.exec('DELETE FROM audit')
  const created = await postForm(pages.savedReplies, visit, admin)
  expect(created.headers.get('Location')).toBe(`${pages.savedReplies}?done=saved`)
  const list = await (await ask(pages.savedReplies, { cookie: admin })).text()
  const id = list.match(/data-saved-reply="([^"]+)"/)?.[1] ?? ''
  expect(await stored()).toEqual([{ ...visit, body: visit.body.replace('\r', '') }])
  const version = await versionOf(id)
  expect((await postForm(pages.savedReply(id), { ...visit, version, body: '' }, admin)).status).toBe(400)
  const short = { ...visit, version, reason: '', body: 'Short.' }
  expect((await postForm(pages.savedReply(id), short, admin)).status).toBe(303)
  expect(await stored()).toEqual([{ name: 'A visit', reason: null, body: 'Short.' }])
  expect((await remove(id, await versionOf(id))).status).toBe(303)
  expect((await remove(id, version)).status).toBe(404)
  expect((await audited()).map(({ action, subject }) => `${action} ${subject}`)).toEqual(
    ['deleted', 'changed', 'created'].map((act) => `saved-reply-${act} ${id}`),
  )
})

it('says in each form which reply has a key already', async () => {
  const id = await create({ ...visit, digit: '3' })
  for (const path of [pages.savedReplies, pages.savedReply(id)]) {
    const page = await (await ask(path, { cookie: admin })).text()
    expect(page.match(/<option value="[2-4]"[^>]*>([^<]*)/g)?.map((option) => option.split('>')[1])).toEqual([
      '2',
      '3, A visit',
      '4',
    ])
  }
})

it('shares its key with none that is offered in the same messages', async () => {
  const id = await create({ ...visit, digit: '3' })
  const other = { ...visit, name: 'Another', digit: '3' }
  for (const reason of [visit.reason, '']) {
    const refused = await postForm(pages.savedReplies, { ...other, reason }, admin)
    expect(refused.status).toBe(409)
    expect(await findAll(await refused.text(), '.banner')).toMatchObject([{ text: expect.stringContaining('A visit') }])
  }
  expect(await stored()).toHaveLength(1)
  await create({ ...other, reason: 'Media Enquiry' })
  const widened = { ...visit, reason: '', digit: '3', version: await versionOf(id) }
  expect((await postForm(pages.savedReply(id), widened, admin)).status).toBe(409)
  expect((await postForm(pages.savedReply(id), { ...widened, reason: visit.reason }, admin)).status).toBe(303)
})

it('keeps what was typed if somebody has deleted it meanwhile, to be saved as a new one', async () => {
  const id = await create()
  await remove(id, await versionOf(id))
  const late = await postForm(pages.savedReply(id), { ...visit, body: 'Typed for long.' }, staff)
  expect(late.status).toBe(409)
  const page = await late.text()
  expect(page).toContain('>Typed for long.</textarea>')
  expect(page).toContain(`action="${pages.savedReplies}"`)
  expect(await stored()).toEqual([])
})

it('shows both texts to the second of two who change it, and waits until that one saves again', async () => {
  const id = await create()
  const version = await versionOf(id)
  const change = (body: string, from: string) =>
    postForm(pages.savedReply(id), { ...visit, body, version: from }, staff)
  expect((await change('The first.', version)).status).toBe(303)
  const late = await change('The second.', version)
  expect(late.status).toBe(409)
  const html = await late.text()
  expect(html).toContain('>The second.</textarea>')
  expect(html).toContain('>The first.</')
  expect(await stored()).toMatchObject([{ body: 'The first.' }])
  const shown = html.match(/name="version" value="([^"]+)"/)?.[1] ?? ''
  expect((await change('The second.', shown)).status).toBe(303)
  expect(await stored()).toMatchObject([{ body: 'The second.' }])
  expect((await change('The second.', shown)).status).toBe(303)
})

it('is not deleted by who has not seen what somebody has made of it, until that one deletes it again', async () => {
  const id = await create()
  const version = await versionOf(id)
  await postForm(pages.savedReply(id), { ...visit, version, body: 'By another.' }, staff)
  const late = await remove(id, version)
  expect(late.status).toBe(409)
  const again = await versionIn(late.clone())
  expect(await late.text()).toContain('>By another.</textarea>')
  expect(await stored()).toMatchObject([{ body: 'By another.' }])
  expect((await remove(id, again)).status).toBe(303)
  expect(await stored()).toEqual([])
})

it.each([
  {},
  { ...visit, name: ' ' },
  { ...visit, reason: 'Spam' },
  { ...visit, body: 'x'.repeat(4001) },
  { ...visit, body: 'Dear {nmae}' },
  { ...visit, digit: '10' },
])('is not created from %j', async (reply) => {
  expect((await postForm(pages.savedReplies, reply as Record<string, string>, admin)).status).toBe(400)
  expect(await stored()).toEqual([])
})

it('is refused beyond the limit, and stands alone under the reason', async () => {
  await env.DB.batch(
    Array.from({ length: maxSavedReplies }, (_, n) =>
      env.DB.prepare("INSERT INTO saved_replies VALUES (?1, 'a', NULL, 'b', NULL, '')").bind(`a${n}`),
    ),
  )
  const refused = await postForm(pages.savedReplies, visit, admin)
  expect(refused.status).toBe(409)
  const page = await refused.text()
  expect(page).toContain('value="A visit"')
  expect(page).not.toContain('data-saved-reply')
})

it('is made of what stands in the composer, by any of the staff, and leads back there', async () => {
  const [id = ''] = await storeMails(1)
  const draft = { kind: 'reply', id: crypto.randomUUID(), tab: crypto.randomUUID(), text: 'On a leash.', base: 0 }
  expect((await post(api.contactmailAct(id, 'draft'), draft, staff)).status).toBe(200)
  const page = async (path: string, cookie: string) => (await ask(`${path}?from=${id}`, { cookie })).text()
  expect(await page(pages.savedReplies, staff)).toContain('>On a leash.</textarea>')
  expect(await page(pages.savedReplies, admin)).not.toContain('On a leash.')
  const saved = await postForm(pages.savedReplies, { ...visit, from: id }, staff)
  expect(saved.headers.get('Location')).toBe(pages.contactmail(id))
  const elsewhere = await postForm(pages.savedReplies, { ...visit, from: '//evil.example' }, staff)
  expect(elsewhere.headers.get('Location')).toBe(`${pages.savedReplies}?done=saved`)
})

describe('in a message', () => {
  const site = { ...env, MAILER: testMailer(), REPLY_DOMAIN: 'forager.example' } as typeof env

  const offered = async (createdAt: string) => {
    const [id = ''] = await storeMails(1)
    await env.DB.prepare('UPDATE contactmails SET created_at = ?1').bind(createdAt).run()
    const { savedReplies } = (await (await ask(api.replies(id), { cookie: staff }, site)).json()) as Conversation
    return { id, savedReplies }
  }

  it('those of its reason are offered, filled in', async () => {
    await create({ ...visit, name: 'Zebra', reason: '' })
    await create({ ...visit, name: 'press', reason: 'Media Enquiry' })
    await create()
    // A Tuesday, the 17th; the third working day after it is Friday.
    const { id, savedReplies } = await offered('2099-11-17T20:00:00.000Z')
    expect(savedReplies.map(({ name }) => name)).toEqual(['A visit', 'Zebra'])
    expect(savedReplies[0]?.text).toBe(
      `Dear Ada Quill,\nthank you (${id.slice(0, 8).toUpperCase()}). By Friday, November 20. Ada`,
    )
  })

  it('that is overdue, they promise no day that has passed', async () => {
    await create()
    const { savedReplies } = await offered('2026-11-03T20:00:00.000Z')
    expect(savedReplies[0]?.text).toContain(`By ${dueDay(new Date())}. `)
  })
})
