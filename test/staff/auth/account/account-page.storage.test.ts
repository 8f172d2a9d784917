import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import { limits } from '../../../../src/staff/auth/credentials/attempt-limits.ts'
import {
  accessStatus,
  account,
  ask,
  audited,
  cookiesOf,
  forgetStaff,
  password,
  postForm,
  signedIn,
} from '../../../helpers/staff.ts'

const { account: page } = paths.admin
const newPassword = 'three tall cedars lean'
const email = 'admin@forager.example'

let cookie = ''
beforeEach(async () => {
  await forgetStaff()
  await account('admin')
  cookie = await signedIn(email)
})

const status = async (path: string, cookies: string, bindings = env) =>
  accessStatus(await ask(path, { cookie: cookies }, bindings))

it('a signature is kept, recorded without its text, and taken away', async () => {
  const { ownMail } = paths.admin
  const shown = async () => (await (await ask(page, { cookie })).text()).match(/<textarea.*?>(.*?)<\/textarea>/s)?.[1]
  const saved = await postForm(ownMail, { signature: ' Ada Quill\r\nKeeper ' }, cookie)
  expect(saved.headers.get('Location')).toBe(`${page}?done=mail`)
  expect(await shown()).toBe('Ada Quill\nKeeper')
  expect((await audited())[0]).toEqual({ actor: email, action: 'own-mail-changed', subject: '' })
  expect((await postForm(ownMail, { signature: 'x'.repeat(501) }, cookie)).status).toBe(400)
  expect(await shown()).toBe('Ada Quill\nKeeper')
  expect((await postForm(ownMail, { signature: '' }, cookie)).status).toBe(303)
  expect(await shown()).toBe('')
  const kept = env.DB.prepare('SELECT wantsNotices FROM user WHERE email = ?1').bind(email)
  expect(await kept.first('wantsNotices'), 'the box is not shown where no email is sent').toBe(1)
})

describe('one’s own sessions', () => {
  const endings = (html: string) =>
    [...html.matchAll(/action="\/admin\/account\/sessions\/([\da-f-]{36})\/end"/g)].map(([, id]) => String(id))

  it('are listed, and each can be ended', async () => {
    const other = await signedIn(email)
    const html = await (await ask(page, { cookie })).text()
    const [id = ''] = endings(html)
    expect(endings(html)).toHaveLength(1)
    expect((await postForm(paths.admin.sessionEnd(id), {}, cookie)).headers.get('Location')).toBe(
      `${page}?done=session`,
    )
    expect(await status(page, other)).toBe(401)
    expect(await status(page, cookie)).toBe(200)
    expect((await audited())[0]).toEqual({ actor: email, action: 'session-ended', subject: '1' })
  })

  it('can be ended all at once, but for this one', async () => {
    const others = [await signedIn(email), await signedIn(email)]
    expect((await postForm(paths.admin.otherSessionsEnd, {}, cookie)).status).toBe(303)
    for (const other of others) expect(await status(page, other)).toBe(401)
    expect(await status(page, cookie)).toBe(200)
    expect((await audited())[0]).toEqual({ actor: email, action: 'session-ended', subject: '2' })
  })

  it('are nobody else’s to end', async () => {
    const [id = ''] = endings(await (await ask(page, { cookie: await signedIn(email) })).text())
    const stranger = await signedIn(await account('staff'))
    await postForm(paths.admin.sessionEnd(id), {}, stranger)
    expect(await status(page, cookie)).toBe(200)
  })
})

describe('a new password', () => {
  it('ends every other session and keeps this one under a new cookie', async () => {
    const other = await signedIn(email)
    const answer = await postForm(page, { currentPassword: password, newPassword }, cookie)
    expect(answer.headers.get('Location')).toBe(`${page}?done=password`)
    expect(await status(page, cookiesOf(answer))).toBe(200)
    expect(await status(page, other)).toBe(401)
    expect(await status(page, cookie)).toBe(401)
    expect(await signedIn(email)).toBe('')
    expect(await signedIn(email, newPassword)).not.toBe('')
    expect((await audited()).map(({ action }) => action)).toContain('password-changed')
  })

  it.each([
    ['wrong present one', { currentPassword: 'not the one it is', newPassword }],
    ['too short', { currentPassword: password, newPassword: 'short' }],
    ['too common', { currentPassword: password, newPassword: 'Password1234!' }],
    ['nothing', {} as Record<string, string>],
  ])('is refused: %s', async (_name, fields) => {
    expect((await postForm(page, fields as Record<string, string>, cookie)).status).toBe(400)
    expect(await status(page, cookie)).toBe(200)
  })

  it('cannot be guessed at without end', async () => {
    const guess = () => postForm(page, { currentPassword: 'a wrong guess', newPassword }, cookie)
    await guess()
    await env.DB.prepare("UPDATE limit_counts SET count = ?1 WHERE key LIKE 'owner:%'").bind(limits.owner).run()
    expect(await (await guess()).text()).toContain('Too many attempts')
  })
})
