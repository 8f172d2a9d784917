import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../../src/paths.ts'
import { ask, freshTeam, origin, postForm, storeMails } from '../helpers/staff.ts'

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
  it('a message is opened, read, deleted after a question and brought back', async () => {
    const opened = await postForm(pages.contactmailAct(id, 'open'), {}, admin)
    expect(opened.headers.get('Location')).toBe(pages.contactmail(id))
    const mail = await (await get(pages.contactmail(id), admin)).text()
    expect(mail).toContain('Our keeper is ninety-three.')

    const deleted = await postForm(pages.contactmailsAct('delete'), { id }, admin)
    expect(deleted.headers.get('Location')).toBe(`${pages.contactmails}?deleted=${id}`)
    const list = await (await get(String(deleted.headers.get('Location')), admin)).text()
    expect(list).toContain(pages.contactmailsAct('restore'))
    expect(list).not.toContain(`data-mail="${id}"`)
    expect((await get(pages.contactmail(id), admin)).status).toBe(404)

    const restored = await postForm(pages.contactmailsAct('restore'), { id }, admin)
    expect(restored.headers.get('Location')).toBe(pages.contactmails)
    expect((await get(pages.contactmail(id), admin)).status).toBe(200)
  })

  it('an undo that comes too late says so', async () => {
    await postForm(pages.contactmailsAct('delete'), { id }, admin)
    await env.DB.exec("UPDATE deleted_contactmails SET deleted_at = '2026-11-01T00:00:00.000Z'")
    const late = await postForm(pages.contactmailsAct('restore'), { id }, admin)
    expect(late.headers.get('Location')).toBe(`${pages.contactmails}?late`)
    expect(await (await get(`${pages.contactmails}?late`, admin)).text()).toContain('data-kind="error"')
  })

  it.each([
    ['status:closed', { status: 'closed' }],
    ['verdict:spam', { verdict: 'spam' }],
    ['read:', { read_at: null }],
  ])('%s changes several messages and leads back to where the form was', async (change, row) => {
    const [other = ''] = await storeMails(1)
    await env.DB.exec("UPDATE contactmails SET read_at = '2026-11-01T00:00:00.000Z'")
    const body = new URLSearchParams({ change, back: 'reason=Other', at: id })
    body.append('id', id)
    body.append('id', other)
    const answer = await ask(pages.contactmailsAct('change'), { method: 'POST', cookie: staff, body })
    expect(answer.status).toBe(303)
    const place = new URL(String(answer.headers.get('Location')), origin)
    expect(place.pathname).toBe(change === 'read:' ? pages.contactmails : pages.contactmail(id))
    expect(place.searchParams.get('reason')).toBe('Other')
    const columns = Object.keys(row)
    const rows = async () => (await env.DB.prepare(`SELECT ${columns} FROM contactmails`).all()).results
    expect(await rows()).toEqual([row, row])

    const html = await (await get(place.pathname + place.search, staff)).text()
    expect(html).toContain(`action="${pages.contactmailsAct('undo')}"`)
    const changed = html.match(/name="changed" value="([^"]*)"/)?.[1] ?? ''
    const undone = await postForm(pages.contactmailsAct('undo'), { changed, back: 'reason=Other' }, staff)
    expect(undone.headers.get('Location')).toBe(`${pages.contactmails}?reason=Other`)
    expect(await rows()).not.toContainEqual(row)
  })

  it('an undo of nothing is refused, and none is offered', async () => {
    expect((await postForm(pages.contactmailsAct('undo'), { changed: 'x' }, staff)).status).toBe(400)
    const html = await (await get(`${pages.contactmails}?changed=x`, staff)).text()
    expect(html).not.toContain(pages.contactmailsAct('undo'))
  })

  it('a deletion and its undo lead back to the list that they were made in', async () => {
    const back = 'status=all&reason=Other'
    const deleted = await postForm(pages.contactmailsAct('delete'), { id, back }, admin)
    expect(deleted.headers.get('Location')).toBe(`${pages.contactmails}?${back}&deleted=${id}`)
    const restored = await postForm(pages.contactmailsAct('restore'), { id, back }, admin)
    expect(restored.headers.get('Location')).toBe(`${pages.contactmails}?${back}`)
    const question = await get(`${pages.contactmailAct(id, 'delete')}?status=all`, admin)
    expect(await question.text()).toContain('name="back" value="status=all"')
  })

  it('a note leads back to the message in its list', async () => {
    const noted = await postForm(`${pages.notes(id)}?status=all`, { body: 'Call first.' }, staff)
    expect(noted.headers.get('Location')).toBe(`${pages.contactmail(id)}?status=all#notes-heading`)
    const html = await (await get(`${pages.contactmail(id)}?status=all`, staff)).text()
    expect(html).toContain('Call first.')
    expect(html).toContain(`action="${pages.notes(id)}?status=all"`)
  })

  it('a message says which colleague has it open', async () => {
    const page = async (cookie: string) => (await get(pages.contactmail(id), cookie)).text()
    await postForm(pages.contactmailAct(id, 'open'), {}, admin)
    expect(await page(staff)).toMatch(/The admin<\/bdi> has this open/)
    expect(await page(admin)).not.toContain('has this open')
  })

  it('a search marks what it has found', async () => {
    await storeMails(1, { subject: 'Amélie’s heron', email: 'tide@quay.example' })
    const html = await (await get(`${pages.contactmails}?q=AMELIE+from:quay`, staff)).text()
    expect(html).toContain('<mark>Amélie</mark>’s heron')
    expect(html).toContain('tide@<mark>quay</mark>.example')
  })

  it.each(['', 'status:lost', 'assignee:nobody-here', 'verdict:'])(
    'a change that makes no sense is refused: %s',
    async (change) => {
      expect((await postForm(pages.contactmailsAct('change'), { id, change }, staff)).status).toBe(400)
    },
  )

  it('a message is read with its list beside it, and the filter stays', async () => {
    const [other = ''] = await storeMails(1, { reason: 'Technical Support' })
    const html = await (await get(`${pages.contactmail(other)}?reason=Technical+Support`, staff)).text()
    expect(html).toContain(`data-mail="${other}"`)
    expect(html).not.toContain(`data-mail="${id}"`)
    const opened = await postForm(`${pages.contactmailAct(other, 'open')}?reason=Technical+Support`, {}, staff)
    expect(opened.headers.get('Location')).toBe(`${pages.contactmail(other)}?reason=Technical+Support`)
  })

  it('looking at a message changes nothing', async () => {
    await get(pages.contactmail(id), staff)
    const row = await env.DB.prepare('SELECT read_at FROM contactmails').first()
    expect(row).toEqual({ read_at: null })
  })

  it('staff delete nothing, and nobody changes anything from another site', async () => {
    expect((await postForm(pages.contactmailsAct('delete'), { id }, staff)).status).toBe(403)
    for (const path of [
      ...(['change', 'undo', 'delete', 'restore'] as const).map(pages.contactmailsAct),
      pages.contactmailAct(id, 'open'),
      pages.users,
      pages.sender,
      pages.account,
      pages.twoFactor,
      paths.logout,
    ]) {
      const headers = { Origin: 'https://evil.example' }
      expect((await ask(path, { method: 'POST', cookie: admin, headers })).status, path).toBe(403)
    }
  })

  it('a filter that makes no sense is said to make none', async () => {
    expect((await get(`${pages.contactmails}?reason=Spam`, staff)).status).toBe(400)
  })
})
