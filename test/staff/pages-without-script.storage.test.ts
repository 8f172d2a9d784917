import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../../src/paths.ts'
import { ask, freshTeam, post, storeMails } from '../helpers/staff.ts'

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

  it('a message says which colleague has it open', async () => {
    const page = async (cookie: string) => (await get(pages.contactmail(id), cookie)).text()
    await post(paths.api.contactmailAct(id, 'presence'), { state: 'reading' }, admin)
    expect(await page(staff)).toMatch(/The admin<\/bdi> (<!-- -->)?has this open/)
    expect(await page(admin)).not.toContain('has this open')
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
