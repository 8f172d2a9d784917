import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../../src/paths.ts'
import type { Changed } from '../../src/staff/inbox/changes/change-schema.ts'
import {
  accessStatus,
  ask,
  audited,
  change,
  cookiesOf,
  freshTeam,
  password,
  post,
  postForm,
  signedIn,
  storeMails,
} from '../helpers/staff.ts'

const { admin: pages } = paths

let id = ''
let staff = ''
let admin = ''
beforeEach(async () => {
  ;({ staff, admin } = await freshTeam())
  ;[id = ''] = await storeMails(1)
})

const get = (path: string, cookie = '', bindings = env) => ask(path, { cookie }, bindings)

describe('a staff page', () => {
  it('is not there for an id of nothing', async () => {
    for (const cookie of [staff, admin]) expect((await get(pages.contactmail('nothing'), cookie)).status).toBe(404)
  })

  it('is marked as private', async () => {
    for (const cookie of ['', staff]) {
      const html = await (await get(cookie ? pages.contactmails : paths.login, cookie)).text()
      expect(html).toContain('<meta name="robots" content="noindex"')
    }
  })

  it('a message is found, and another method is not', async () => {
    expect((await get(pages.contactmail(id), staff)).status).toBe(200)
    expect((await ask(pages.contactmails, { method: 'PUT', cookie: admin })).status).toBe(405)
  })

  it.each([
    [paths.login, 'PUT', 'GET, HEAD, POST'],
    [paths.login, 'OPTIONS', 'GET, HEAD, POST'],
    [paths.logout, 'GET', 'POST'],
    [pages.contactmails, 'POST', 'GET, HEAD'],
    [pages.users, 'PUT', 'GET, HEAD, POST'],
    [pages.userAct('nobody', 'disable'), 'GET', 'POST'],
    [pages.secondStepAct('confirm'), 'DELETE', 'POST'],
    [pages.publish, 'POST', 'GET, HEAD'],
    [pages.publishPreview, 'PUT', 'POST'],
  ])('%s answers %s with the methods it takes', async (path, method, methods) => {
    const answer = await ask(path, { method, cookie: admin })
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, methods])
  })

  it('in its canonical spelling', async () => {
    expect((await get('/Admin/ContactMails/?q=x', admin)).headers.get('Location')).toBe('/admin/contactmails?q=x')
    expect((await get('/LOGIN/')).headers.get('Location')).toBe('/login')
  })

  it('outside the sitemap', async () => {
    expect(await (await get(paths.sitemap)).text()).not.toMatch(/login|admin/)
  })
})

describe('signing in with a form', () => {
  it.each([
    '/admin/contactmails?unread=1',
    // What browsers leave unescaped in a query.
    '/admin/contactmails?q=*+-._~!$&(),/:;=?@[\\]^`{|}%20%27#list',
  ])('leads to the page that was asked for: %s', async (next) => {
    const body = { email: 'staff@forager.example', password, next }
    const answer = await postForm(paths.login, body)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe(body.next)
    expect((await get(pages.contactmails, cookiesOf(answer))).status).toBe(200)
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/admin/../../evil',
    '/\\evil.example',
    'javascript:alert(1)',
    '/contact',
    '/admin//evil.example',
  ])('leads nowhere else: %s', async (next) => {
    const answer = await postForm(paths.login, { email: 'staff@forager.example', password, next })
    expect(answer.headers.get('Location')).toBe(pages.contactmails)
  })

  it('shows the form again with the address, never with the password', async () => {
    const answer = await postForm(paths.login, { email: 'staff@forager.example', password: 'not the right one' })
    expect(answer.status).toBe(401)
    const html = await answer.text()
    expect(html).toContain('value="staff@forager.example"')
    expect(html).not.toContain('not the right one')
  })

  it('ends with signing out', async () => {
    const answer = await postForm(paths.logout, {}, staff)
    expect(answer.headers.get('Location')).toBe(paths.login)
    expect(accessStatus(await get(pages.contactmails, staff))).toBe(401)
  })
})

describe('one sender', () => {
  it('is erased at once and for good, the deleted and the differently spelt too', async () => {
    const [deleted = ''] = await storeMails(2, { email: 'Gone@x.example' })
    const { undo } = (await (
      await post(paths.api.contactmailsAct('delete'), { ids: [deleted] }, admin)
    ).json()) as Changed
    const found = await (await get(`${pages.sender}?email=gone@X.example`, admin)).text()
    expect(found).toMatch(/example<\/span><\/bdi>: <!-- -->2/)
    expect((await postForm(pages.sender, { email: 'gone@X.example' }, staff)).status).toBe(403)
    const erased = await postForm(pages.sender, { email: 'gone@X.example' }, admin)
    expect(await (await get(String(erased.headers.get('Location')), admin)).text()).toContain('Messages erased: 2.')
    const { results } = await env.DB.prepare('SELECT id FROM contactmails').all()
    expect(results).toEqual([{ id }])
    expect(await env.DB.prepare('SELECT * FROM changes').first()).toBeNull()
    expect((await post(paths.api.contactmailsAct('undo'), { undo }, admin)).status).toBe(404)
    expect((await audited())[0]).toMatchObject({ action: 'sender-erased', subject: '2' })
  })
})

describe('accounts', () => {
  const userId = async (email: string) =>
    (await env.DB.prepare('SELECT id FROM user WHERE email = ?1').bind(email).first<{ id: string }>())?.id ?? ''

  it('are made, disabled at once and opened again', async () => {
    const made = { name: 'Cy', email: 'cy@forager.example', role: 'staff' }
    expect((await postForm(pages.users, made, admin)).status).toBe(201)

    const staffId = await userId('staff@forager.example')
    const [open, answered] = await storeMails(2)
    await change([String(open), String(answered)], { kind: 'assignee', assignee: staffId }, admin)
    await change([String(answered)], { kind: 'status', status: 'answered' }, admin)
    const disabled = await postForm(pages.userAct(staffId, 'disable'), {}, admin)
    expect(disabled.status).toBe(303)
    const kept = await env.DB.prepare('SELECT id FROM contactmails WHERE assignee = ?1').bind(staffId).all()
    expect(kept.results).toEqual([{ id: answered }])
    expect(accessStatus(await get(pages.contactmails, staff))).toBe(401)
    expect(await signedIn('staff@forager.example')).toBe('')
    expect((await postForm(pages.userAct(staffId, 'enable'), {}, admin)).status).toBe(303)
    expect(await signedIn('staff@forager.example')).not.toBe('')
  })

  it('may publish once an admin has allowed it, until it is taken back', async () => {
    const staffId = await userId('staff@forager.example')
    expect((await get(pages.publish, staff)).status).toBe(403)
    expect(await (await get(pages.contactmails, staff)).text()).not.toContain(`href="${pages.publish}"`)
    expect((await postForm(pages.userAct(staffId, 'allow'), {}, admin)).status).toBe(303)
    expect((await get(pages.publish, staff)).status).toBe(200)
    expect(await (await get(pages.contactmails, staff)).text()).toContain(`href="${pages.publish}"`)
    expect((await postForm(pages.userAct(staffId, 'forbid'), {}, admin)).status).toBe(303)
    expect((await get(pages.publish, staff)).status).toBe(403)
    const entries = (await audited()).filter(({ action }) => /^(access|publishing)-/.test(action))
    // Both refusals within a quarter of an hour are one entry.
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
      ['publishing-forbidden', 'staff@forager.example'],
      ['publishing-allowed', 'staff@forager.example'],
      ['access-refused', 'open /admin/publish, which is for those who may publish'],
    ])
  })

  it('cannot disable themselves, nor one that is not there', async () => {
    const adminId = await userId('admin@forager.example')
    expect((await postForm(pages.userAct(adminId, 'disable'), {}, admin)).status).toBe(400)
    expect((await postForm(pages.userAct('nobody', 'disable'), {}, admin)).status).toBe(404)
  })

  it('without a role cost nobody else anything, and cannot be used', async () => {
    await env.DB.exec("UPDATE user SET role = NULL WHERE email = 'staff@forager.example'")
    const list = await get(pages.users, admin)
    expect(list.status).toBe(200)
    expect(await list.text()).toContain('without a role')
    expect((await get(pages.contactmails, admin)).status).toBe(200)
    expect(accessStatus(await get(pages.contactmails, staff))).toBe(401)
    expect(await signedIn('staff@forager.example')).toBe('')
    expect(accessStatus(await ask(paths.login, { cookie: staff }))).toBe(200)
  })
})
