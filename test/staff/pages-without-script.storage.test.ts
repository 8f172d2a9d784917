import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../../src/paths.ts'
import { staffMenu } from '../../src/staff/frame/staff-menu.ts'
import { attributesOf, findAll } from '../helpers/html.ts'
import { ask, freshTeam, linkFor, postForm, storeMails } from '../helpers/staff.ts'

const { admin: pages } = paths

let id = ''
let staff = ''
let admin = ''
beforeEach(async () => {
  ;({ staff, admin } = await freshTeam())
  ;[id = ''] = await storeMails(1)
})

const get = (path: string, cookie = '', bindings = env) => ask(path, { cookie }, bindings)

describe('without JavaScript', () => {
  it('a message is read, and the page says that acting takes JavaScript', async () => {
    const list = await (await get(pages.contactmails, staff)).text()
    expect(list).toContain(`href="${pages.contactmail(id)}?status=open"`)
    const html = await (await get(pages.contactmail(id), staff)).text()
    expect(html).toContain('Our keeper is ninety-three.')
    expect(html).toMatch(/<noscript>.*takes JavaScript\./)
    const forms = [...html.matchAll(/<form([^>]*)>/g)].map(([, attributes = '']) => attributes)
    const posting = forms.filter((form) => form.includes('method="post"') && !form.includes(paths.logout))
    expect(posting).toEqual([])
  })

  it('a search marks what it has found', async () => {
    await storeMails(1, { subject: 'Amélie’s heron', email: 'tide@quay.example' })
    const html = await (await get(`${pages.contactmails}?q=AMELIE+from:quay`, staff)).text()
    expect(html).toMatch(/<mark[^>]*>Amélie<\/mark>’s heron/)
    expect(html).toMatch(/tide@<mark[^>]*>quay<\/mark>\.example/)
  })

  it('a message is read with its list beside it, and the filter stays', async () => {
    const [other = ''] = await storeMails(1, { reason: 'Technical Support' })
    const html = await (await get(`${pages.contactmail(other)}?reason=Technical+Support`, staff)).text()
    expect(html).toContain(`data-mail="${other}"`)
    expect(html).not.toContain(`data-mail="${id}"`)
  })

  it('looking at a message changes nothing', async () => {
    await get(pages.contactmail(id), staff)
    const row = await env.DB.prepare('SELECT read_at FROM contactmails').first()
    expect(row).toEqual({ read_at: null })
  })

  it('nobody changes anything from another site', async () => {
    for (const path of [pages.users, pages.sender, pages.account, pages.savedReplies, paths.logout]) {
      const headers = { Origin: 'https://evil.example' }
      expect((await ask(path, { method: 'POST', cookie: admin, headers })).status, path).toBe(403)
    }
  })

  it('a filter that makes no sense is said to make none', async () => {
    expect((await get(`${pages.contactmails}?reason=Spam`, staff)).status).toBe(400)
  })
})

const mailing = {
  ...env,
  NOTIFY_TO: 'office@forager.example',
  MAILER: { send: async () => {} },
} as unknown as typeof env
const titleIn = async (html: string) => (await findAll(html, 'head title'))[0]?.text

describe('a title is the heading', () => {
  const listed = staffMenu.map(({ href }) => href).filter((path) => path !== pages.contactmails)
  it.each([...listed, pages.savedReply('nothing'), pages.contactmail('nothing')])('of %s', async (path) => {
    const html = await (await get(path, admin)).text()
    expect(await titleIn(html)).toBe(`${(await findAll(html, 'h1'))[0]?.text} | Forager staff`)
  })

  it.each([paths.login, paths.loginCode, paths.loginForgot])('of %s', async (path) => {
    const html = await (await get(path, '', mailing)).text()
    expect(await titleIn(html)).toBe(`${(await findAll(html, 'h1'))[0]?.text} | Forager`)
  })
})

describe('a refused form', () => {
  it.each([
    [pages.account, 'My account', { currentPassword: 'wrong', newPassword: 'three tall cedars lean' }],
    [pages.users, 'Accounts', { name: 'Cy', email: 'staff@forager.example', role: 'staff' }],
    [pages.savedReplies, 'New reply', { name: 'A visit' }],
    [pages.webhooks, 'Webhooks', { url: 'http://partner.example' }],
  ])('says so in the title, and the focus is on the reason: %s', async (path, title, fields) => {
    const html = await (await postForm(path, fields as Record<string, string>, admin)).text()
    expect(await titleIn(html)).toBe(`Error: ${title} | Forager staff`)
    expect(await findAll(html, '[autofocus]')).toMatchObject([{ text: expect.stringMatching(/^Error: \w/) }])
  })

  it.each([
    [paths.login, 'Staff sign-in', { email: 'staff@forager.example', password: 'not the one it is' }],
    [paths.loginCode, 'Two-step verification', { code: '123456' }],
    [paths.loginForgot, 'Forgot your password?', { email: 'nothing' }],
    [paths.loginReset, 'Choose a password', { newPassword: 'password1234' }],
  ])('says so in the title and at its field: %s', async (path, title, fields) => {
    const token = await linkFor({ name: 'Bo', email: 'bo@forager.example', role: 'staff' }, admin)
    const html = await (await postForm(path, { token, ...fields }, '', mailing)).text()
    expect(await titleIn(html)).toBe(`Error: ${title} | Forager`)
    expect(await attributesOf(html, '[autofocus]', 'aria-invalid')).toEqual(['true'])
    const [description] = await attributesOf(html, '[autofocus]', 'aria-describedby')
    expect(await findAll(html, `#${description}`)).toMatchObject([
      { tag: 'p', text: expect.stringMatching(/^Error: \w/) },
    ])
  })
})
