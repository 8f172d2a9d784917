import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../../../src/paths.ts'
import { ask, freshTeam, post, storeMails } from '../../helpers/staff.ts'

const { api, admin: pages } = paths
let staff = ''
let admin = ''
let ids: string[] = []
beforeEach(async () => {
  ;({ staff, admin } = await freshTeam())
  ids = await storeMails(3)
})

const jsonOf = async <Body>(path: string) => (await (await ask(path, { cookie: staff })).json()) as Body

describe.each([
  "opened_at = '2026-01-01T00:00:00+23'",
  "status = 'lost'",
  "verdict = 'perhaps'",
  "created_at = 'yesterday'",
  "answered_at = 'never', status = 'answered'",
])('a message with %s', (fault) => {
  beforeEach(() => env.DB.prepare(`UPDATE contactmails SET ${fault} WHERE id = ?1`).bind(ids[1]).run())

  it('costs itself, and neither the list, nor the export, nor the figures', async () => {
    const { contactMails } = await jsonOf<{ contactMails: { id: string }[] }>(`${api.contactmails}?verdict=all`)
    expect(contactMails.map(({ id }) => id).toSorted()).toEqual([ids[0], ids[2]].toSorted())
    expect(await jsonOf<unknown[]>(`${api.export('json')}?verdict=all`)).toHaveLength(2)
    for (const path of [pages.contactmails, `${pages.contactmails}?status=all`, pages.figures])
      expect((await ask(path, { cookie: staff })).status, path).toBe(200)
    expect((await ask(pages.contactmail(String(ids[1])), { cookie: staff })).status).toBe(404)
    expect((await post(api.contactmailAct(String(ids[1]), 'open'), {}, staff)).status).toBe(404)
  })
})

it('a page that ends in such a message leads on to the next', async () => {
  await storeMails(60)
  const oldest = (await env.DB.prepare('SELECT id FROM contactmails ORDER BY created_at DESC, id DESC').all()).results
  await env.DB.prepare("UPDATE contactmails SET status = 'lost' WHERE id = ?1").bind(oldest[49]?.id).run()
  const seen: string[] = []
  for (let next: string | null = ''; next !== null; ) {
    type Page = { contactMails: { id: string }[]; next: string | null }
    const page: Page = await jsonOf<Page>(`${api.contactmails}?before=${encodeURIComponent(next)}`)
    seen.push(...page.contactMails.map(({ id }) => id))
    next = page.next
  }
  expect(new Set(seen).size).toBe(62)
})

it('an account without a role may not be assigned contactmails; the list of accounts names it', async () => {
  await env.DB.exec("INSERT INTO user (id, name, email, createdAt, updatedAt) VALUES ('u', 'U', 'u@f.example', '', '')")
  expect(await (await ask(pages.contactmails, { cookie: admin })).text()).not.toContain('&quot;id&quot;:&quot;u&quot;')
  expect(await (await ask(pages.users, { cookie: admin })).text()).toContain('without a role')
  const change = { kind: 'assignee', assignee: 'u' }
  expect((await post(api.contactmailsAct('change'), { ids, change }, staff)).status).toBe(400)
})

it('a session of an account without a role is signed out', async () => {
  await env.DB.exec("UPDATE user SET role = NULL WHERE email = 'staff@forager.example'")
  expect((await ask(api.contactmails, { cookie: staff })).status).toBe(401)
  expect((await ask(pages.contactmails, { cookie: staff })).status).toBe(303)
})
