import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import { ownerHeader } from '../../../src/browser-state/call.ts'
import { paths } from '../../../src/paths.ts'
import { forAdmins, forStaff, guardCall, operation } from '../../../src/staff/guards/permissions.ts'
import type { StaffEnv } from '../../../src/staff/guards/session.ts'
import { findAll } from '../../helpers/html.ts'
import { origin } from '../../helpers/site.ts'
import { ask, freshTeam, postForm, storeMails } from '../../helpers/staff.ts'

const accountOf = (role: string) => env.DB.prepare('SELECT id FROM user WHERE role = ?1').bind(role).first<string>('id')

it('a page of one account acts for nobody else who has signed in since', async () => {
  const { admin } = await freshTeam()
  const [id = ''] = await storeMails(1)
  const draft = { kind: 'reply', id: crypto.randomUUID(), text: 'Dear Ada', base: 0, tab: crypto.randomUUID() }
  const save = async (owner: string | null) => {
    const headers = { 'Content-Type': 'application/json', ...(owner && { [ownerHeader]: owner }) }
    const init = { method: 'POST', body: JSON.stringify(draft), cookie: admin, headers }
    return (await ask(paths.api.contactmailAct(id, 'draft'), init)).status
  }
  expect(await save(await accountOf('staff'))).toBe(401)
  expect(await env.DB.prepare('SELECT 1 FROM drafts').first()).toBeNull()
  expect(await save(await accountOf('admin'))).toBe(200)
})

it('a form of one account changes nothing for another, and can be sent once its own has signed in', async () => {
  const { admin, staff } = await freshTeam()
  const page = await (await ask(paths.admin.account, { cookie: staff })).text()
  const owner = await accountOf('staff')
  const [field] = await findAll(page, 'main form input[name=owner]')
  expect(field?.attributes.value).toBe(owner)

  const reply = { name: 'Prices', reason: '', body: 'From $5.', owner: String(owner) }
  const refused = await postForm(paths.admin.savedReplies, reply, admin)
  expect(refused.status).toBe(401)
  expect(await env.DB.prepare('SELECT 1 FROM saved_replies').first()).toBeNull()
  const sheet = await refused.text()
  expect(sheet).toContain('The admin is signed in here now.')
  const kept = await findAll(sheet, 'main input[type=hidden]')
  expect(Object.fromEntries(kept.map(({ attributes: { name, value } }) => [name, value ?? '']))).toEqual(reply)
  expect((await postForm(paths.admin.savedReplies, reply, staff)).status).toBe(303)

  const pressed = await postForm(paths.admin.otherSessionsEnd, { owner: String(owner) }, admin)
  const next = encodeURIComponent(paths.admin.account)
  expect(pressed.headers.get('Location')).toBe(`${paths.login}?next=${next}&ended=${owner}`)
  expect(await env.DB.prepare('SELECT count(*) FROM session').first('count(*)')).toBe(2)
})

it('the sign-in that a page is left for names another who has signed in since', async () => {
  const { admin } = await freshTeam()
  const arrive = async (ended: string | null) =>
    ask(`${paths.login}?${new URLSearchParams({ next: paths.admin.audit, ended: ended ?? '' })}`, { cookie: admin })
  const named = await arrive(await accountOf('staff'))
  expect(named.status).toBe(200)
  expect((await findAll(await named.text(), `main strong, main a[href="${paths.admin.audit}"]`)).length).toBe(2)
  for (const own of [await accountOf('admin'), '']) expect((await arrive(own)).status).toBe(303)
})

it('"Sign out" on a page of one account ends no session of another, and says who is signed in', async () => {
  const { admin } = await freshTeam()
  const press = (owner: string) => postForm(paths.logout, { owner }, admin)
  const call = (owner: string | null) =>
    ask(paths.api.logout, { method: 'POST', cookie: admin, headers: { [ownerHeader]: String(owner) } })
  const left = await press('staff@forager.example')
  expect(left.headers.getSetCookie()).toEqual([])
  const shown = await ask(String(left.headers.get('Location')), { cookie: admin })
  expect((await findAll(await shown.text(), 'main strong')).length).toBe(1)
  expect((await call(await accountOf('staff'))).status).toBe(401)
  const count = () => env.DB.prepare('SELECT count(*) FROM session').first('count(*)')
  expect(await count()).toBe(2)
  expect((await press('admin@forager.example')).headers.get('Location')).toBe(paths.login)
  expect(await count()).toBe(1)
})

it('an operation for admins does nothing where its route has the guard for staff', async () => {
  const { staff } = await freshTeam()
  const run = vi.fn()
  const app = new Hono<StaffEnv>().get('/', guardCall(forStaff), async (c) =>
    c.json(await operation(forAdmins, run)(c)),
  )
  const answer = app
    .onError((error, c) => c.text(error.message, 500))
    .request(origin, { headers: { Cookie: staff } }, env)
  expect(await (await answer).text()).toContain('without its guard')
  expect(run).not.toHaveBeenCalled()
})
