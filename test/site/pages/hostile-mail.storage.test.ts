import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { paths } from '../../../src/paths.ts'
import type { Conversation } from '../../../src/staff/inbox/state/thread-schema.ts'
import { ask, freshTeam, post, postForm, storeMails } from '../../helpers/staff.ts'

const { admin: pages } = paths
// What String.replace would take for orders, a tag, and an override of the direction of what follows.
const hostile = "$& $$ $' $` $1 {email} \u202e<b>"
const shown = hostile.replace('&', '&amp;').replace("'", '&#x27;').replace('<', '&lt;').replace('>', '&gt;')
const email = '$&@visitor.example'
const shownEmail = '$&amp;@visitor.example'

let id = ''
let admin = ''
beforeEach(async () => {
  ;({ admin } = await freshTeam())
  ;[id = ''] = await storeMails(1, { name: hostile, subject: hostile, message: hostile, email })
})

const textOf = async (path: string) => (await ask(path, { cookie: admin })).text()
/** What the page's people read: no islands' data, no attribute, no text between characters that isolate it. */
const withoutAttributes = (html: string) => html.replace(/ [\w-]+="[^"]*"/g, '').replace(/\u2068[^\u2069]*\u2069/g, '')
/** Without the breaks that an address has. */
const isolated = (html: string) =>
  [...html.matchAll(/<bdi[^>]*>(.*?)<\/bdi>/gs)].map(([, text]) => text?.replace(/<(?:\/?span[^>]*|wbr [^>]*)>/g, ''))

it.each([
  ['the list', () => pages.contactmails, [shown, shown]],
  ['the message', () => pages.contactmail(id), [shown, shown, shownEmail, shown]],
  ['the sender', () => `${pages.sender}?${new URLSearchParams({ email })}`, [shownEmail, shownEmail]],
])('%s shows what was written as it was written, each piece by itself', async (_name, path, expected) => {
  const html = await textOf(path())
  for (const text of expected) expect(isolated(html)).toContain(text)
  const outside = withoutAttributes(html).replace(/<bdi>.*?<\/bdi>/gs, '')
  for (const text of [shown, shownEmail]) expect(outside).not.toContain(text)
  expect(isolated(html).filter((text) => text === shown || text === shownEmail).length).toBeGreaterThanOrEqual(
    expected.length,
  )
})

it('the record and the accounts keep names and addresses by themselves', async () => {
  const made = { name: hostile, email: 'cy@forager.example', role: 'staff', password: 'nine slow ferries home' }
  expect((await postForm(pages.users, made, admin)).status).toBe(201)
  const accounts = await textOf(pages.users)
  expect(isolated(accounts)).toEqual(expect.arrayContaining([shown, made.email]))
  const outside = withoutAttributes(accounts).replace(/<bdi>.*?<\/bdi>/gs, '')
  expect(outside).not.toContain(shown)
  expect(isolated(await textOf(pages.audit))).toContain(`${shown} as staff`)
})

it('the history of a message keeps such a name as it is', async () => {
  const made = { name: hostile, email: 'cy@forager.example', role: 'staff', password: 'nine slow ferries home' }
  await postForm(pages.users, made, admin)
  const assignee = await env.DB.prepare('SELECT id FROM user WHERE email = ?1').bind(made.email).first('id')
  await post(paths.api.contactmailsAct('change'), { ids: [id], change: { kind: 'assignee', assignee } }, admin)
  const { history } = (await (await ask(paths.api.replies(id), { cookie: admin })).json()) as Conversation
  expect(history?.map(({ did }) => did)).toEqual([`assigned it to ${hostile}`])
})
