import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../../../src/paths.ts'
import { accessStatus, ask, audited, freshTeam, storeMails } from '../../helpers/staff.ts'

const { admin: pages, api } = paths

let staff = ''
let admin = ''
beforeEach(async () => {
  ;({ staff, admin } = await freshTeam())
  await storeMails(1)
})

const htmlOf = async (path: string, cookie = admin) => {
  const answer = await ask(path, { cookie })
  expect(answer.status, path).toBe(200)
  return answer.text()
}
/** Where the page's forms lead. */
const actions = (html: string) => [...html.matchAll(/<form[^>]* action="([^"]*)"/g)].map(([, action]) => action)
/** The kinds of the banners that the page shows. */
const banners = (html: string) => [...html.matchAll(/data-kind="([^"]*)"/g)].map(([, kind]) => kind)

describe('a query that somebody else wrote', () => {
  it.each([
    '../users/0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f001/disable?',
    '../sender',
    '//evil.example',
    'javascript:alert(1)',
    'x',
    '',
  ])('leads no form of the inbox elsewhere: ?deleted=%s', async (deleted) => {
    const plain = actions(await htmlOf(pages.contactmails))
    expect(plain.length).toBeGreaterThan(0)
    const html = await htmlOf(`${pages.contactmails}?${new URLSearchParams({ deleted })}`)
    expect(actions(html)).toEqual(plain)
    expect(html).not.toContain('/disable')
  })

  it.each([
    `${pages.users}?made=Ada+Quill+is+locked+out`,
    `${pages.users}?done=Ada+Quill+is+locked+out`,
    `${pages.account}?done=Ada+Quill+is+locked+out`,
    `${pages.account}?done=__proto__`,
  ])('says nothing of its own: %s', async (path) => {
    const html = await htmlOf(path)
    expect(banners(html)).toEqual([])
    expect(html).not.toContain('locked out')
  })

  it.each([[`${pages.account}?done=password`, ['success']]])('of ours shows its banner: %s', async (path, expected) => {
    expect(banners(await htmlOf(path))).toEqual(expected)
  })

  it.each(['-1', '1e3', '0x10', '99999999999999999999', 'x', ''])(
    'leaves the record whole: ?before=%s',
    async (text) => {
      expect(await htmlOf(`${pages.audit}?before=${text}`)).toContain('signed in')
    },
  )

  it('looks nobody up who cannot have an address', async () => {
    expect(await htmlOf(`${pages.sender}?email=${'x'.repeat(255)}`)).not.toContain('id="found"')
  })
})

describe('an id that is none', () => {
  it.each(['nothing', '..%2Fusers', "'%20OR%201%3D1", '%00'])('is an unknown message and account: %s', async (none) => {
    const { results } = await env.DB.prepare('SELECT * FROM contactmails').all()
    for (const [method, path] of [
      ['GET', pages.contactmail(none)],
      ['POST', pages.userAct(none, 'disable')],
      ['DELETE', api.contactmail(none)],
      ['POST', api.contactmailAct(none, 'open')],
    ] as const)
      expect((await ask(path, { method, cookie: admin })).status, `${method} ${path}`).toBe(404)
    expect((await env.DB.prepare('SELECT * FROM contactmails').all()).results).toEqual(results)
  })
})

describe('an export', () => {
  const exports = [api.export('csv'), api.export('json')]

  it.each(['cross-site', 'same-site'])('does not start from another site: %s', async (site) => {
    for (const path of exports) {
      const answer = await ask(path, { cookie: staff, headers: { 'Sec-Fetch-Site': site, Origin: undefined } })
      expect(answer.status).toBe(403)
      expect(await answer.text()).not.toContain('ada@museum.example')
    }
    expect((await audited()).filter(({ action }) => action.startsWith('mails-'))).toEqual([])
    expect((await audited())[0]).toMatchObject({
      action: 'access-refused',
      subject: 'open /v1/api/contactmails/export.json, from another site',
    })
  })

  it.each(['same-origin', 'none', undefined])('starts from our pages, or typed: %s', async (site) => {
    for (const path of exports) {
      const answer = await ask(path, {
        cookie: staff,
        headers: { 'Sec-Fetch-Site': site, Origin: undefined },
      })
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain('ada@museum.example')
    }
  })
})

it.each([api.logout, paths.logout])('signing out clears caches, and no text that is not saved: %s', async (path) => {
  const answer = await ask(path, { method: 'POST', cookie: staff })
  expect(answer.headers.get('Clear-Site-Data')).toBe('"cache", "prefetchCache", "prerenderCache"')
  expect(answer.headers.getSetCookie().join()).toMatch(/session_token=;.*Max-Age=0/)
  expect(accessStatus(await ask(pages.contactmails, { cookie: staff }))).toBe(401)
})
