import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../../../src/paths.ts'
import {
  accessStatus,
  account,
  ask,
  audited,
  endGrace,
  freshTeam,
  password,
  post,
  postForm,
  storeMails,
} from '../../helpers/staff.ts'

const { admin: pages, api } = paths

let id = ''
let staff = ''
let admin = ''
beforeEach(async () => {
  ;({ staff, admin } = await freshTeam())
  ;[id = ''] = await storeMails(1, { email: 'who@visitor.example' })
  await env.DB.exec('DELETE FROM audit')
})

/** The new audit entries, oldest first. */
const recorded = async () => (await audited()).reverse().map(({ action, subject }) => `${action} ${subject}`.trim())
const get = (path: string, cookie: string, bindings = env) => ask(path, { cookie }, bindings)

describe('a page and its call record the same entry', () => {
  it.each([
    ['status=open', 'mails-listed 1 (status: open)'],
    ['reason=Service+Enquiry', 'mails-listed 1 (reason: Service Enquiry)'],
    ['q=who%40visitor.example', 'mails-searched 1 (words: not kept)'],
    ['email=who%40visitor.example&verdict=all', 'sender-looked-up 1 (address: not kept, kind: all)'],
  ])('of the list ?%s', async (query, expected) => {
    expect((await get(`${pages.contactmails}?${query}`, staff)).status).toBe(200)
    expect((await get(`${api.contactmails}?${query}`, staff)).status).toBe(200)
    expect(await recorded()).toEqual([expected, expected])
    expect((await audited()).map(({ actor }) => actor)).toEqual(Array(2).fill('staff@forager.example'))
  })

  it('of one message, and the page of the list beside it', async () => {
    await get(pages.contactmail(id), staff)
    await ask(api.contactmailAct(id, 'open'), { method: 'POST', cookie: staff })
    expect(await recorded()).toEqual([`mail-read ${id}`, 'mails-listed 1 (status: open)', `mail-read ${id}`])
  })
})

it('no entry contains the address of an erased sender', async () => {
  const sender = 'email=who%40visitor.example'
  for (const path of [`${pages.sender}?${sender}`, `${pages.contactmails}?${sender}`, `${api.contactmails}?${sender}`])
    await get(path, admin)
  for (const format of ['csv', 'json'] as const) await (await get(`${api.export(format)}?${sender}`, admin)).text()
  await ask(api.contactmail('who%40visitor.example'), { method: 'DELETE', cookie: staff })
  await postForm(pages.sender, { email: 'who@visitor.example' }, admin)
  expect(await recorded()).toEqual([
    'sender-looked-up 1',
    'sender-looked-up 1 (address: not kept)',
    'sender-looked-up 1 (address: not kept)',
    'mails-exported CSV (address: not kept)',
    'mails-exported JSON (address: not kept)',
    'access-refused delete /v1/api/contactmails/(address), which is for admins',
    'sender-erased 1',
  ])
})

describe('refused access', () => {
  it('is recorded for somebody without the role', async () => {
    await get(pages.audit, staff)
    // An open page may ask again and again.
    for (const _time of [1, 2, 3]) await ask(api.contactmail(id), { method: 'DELETE', cookie: staff })
    expect(await recorded()).toEqual([
      'access-refused open /admin/audit, which is for admins',
      `access-refused delete /v1/api/contactmails/${id}, which is for admins`,
    ])
  })

  it('is recorded for an admin without a second step, who may set it up', async () => {
    const bindings = { ...env, REQUIRE_ADMIN_TWO_FACTOR: 'true' }
    await endGrace()
    expect(accessStatus(await get(pages.contactmails, admin, bindings))).toBe(403)
    expect((await get(pages.account, admin, bindings)).status).toBe(200)
    expect(await recorded()).toEqual(['access-refused open /admin/contactmails, without a second step'])
  })

  it('is recorded for a request from another site, which does not renew the session', async () => {
    await env.DB.prepare('UPDATE session SET expiresAt = ?1')
      .bind(new Date(Date.now() + 60_000).toISOString())
      .run()
    const headers = { Origin: 'https://evil.forager.example', 'Sec-Fetch-Site': 'same-site' }
    for (const [method, path] of [
      ['DELETE', api.contactmail(id)],
      ['POST', pages.savedReplyDelete(id)],
    ] as const) {
      const answer = await ask(path, { method, cookie: admin, headers })
      expect(answer.status).toBe(403)
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    expect(await recorded()).toEqual([
      `access-refused delete /v1/api/contactmails/${id}, from another site`,
      `access-refused post to /admin/saved-replies/${id}/delete, from another site`,
    ])
  })

  it('is not recorded for strangers, who could fill the table', async () => {
    for (const path of [pages.audit, api.contactmails]) await get(path, '')
    await ask(api.contactmail(id), { method: 'DELETE', headers: { Origin: 'https://evil.example' } })
    expect(await recorded()).toEqual([])
  })
})

describe('a change to one’s own account', () => {
  it('records a wrong current password and the start of two-step verification', async () => {
    const change = { currentPassword: 'not the right one', newPassword: 'nine slow ferries home' }
    await postForm(pages.account, change, staff)
    await postForm(pages.secondStep, { password: 'not the right one' }, staff)
    await postForm(pages.secondStep, { password }, staff)
    expect(await recorded()).toEqual([
      'password-refused changed the password',
      'password-refused started setting up two-step verification',
      'second-step-started',
    ])
  })
})

it('records a limited sign-in once in a window', async () => {
  const email = await account('staff', 'limited@forager.example')
  for (let attempt = 0; attempt < 30; attempt += 1) await post(api.login, { email, password: 'not the right one' })
  const limited = async () => (await recorded()).filter((entry) => entry.startsWith('sign-in-limited')).length
  expect(await limited()).toBe(1)
  // Begins the next window.
  const past = new Date(Date.now() - 16 * 60_000).toISOString()
  await env.DB.prepare('UPDATE audit SET at = ?1').bind(past).run()
  await env.DB.prepare('UPDATE limit_counts SET resets_at = ?1').bind(past).run()
  for (let attempt = 0; attempt < 30; attempt += 1) await post(api.login, { email, password: 'not the right one' })
  expect(await limited()).toBe(2)
})
