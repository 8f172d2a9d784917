import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { triesPerAccount } from '../../src/auth/limits.ts'
import { paths } from '../../src/paths.ts'
import { account, ask, audited, cookiesOf, forgetStaff, password, post, postForm, signedIn } from '../helpers/staff.ts'
import { totp } from '../helpers/totp.ts'

const { account: page, twoFactor, twoFactorAct, contactmails } = paths.admin
const newPassword = 'three tall cedars lean'
const email = 'admin@forager.example'

let cookie = ''
beforeEach(async () => {
  await forgetStaff()
  await account('admin')
  cookie = await signedIn(email)
})

const status = async (path: string, cookies: string, bindings = env) =>
  (await ask(path, { cookie: cookies }, bindings)).status

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
    await env.DB.prepare("UPDATE sign_in_attempts SET count = ?1 WHERE key LIKE 'account:%'")
      .bind(triesPerAccount)
      .run()
    expect(await (await guess()).text()).toContain('Too many tries')
  })
})

describe('the second step', () => {
  const enrol = async () => {
    const html = await (await postForm(twoFactor, { password }, cookie)).text()
    const key = html.match(/secret=([A-Z2-7]+)/)?.[1] ?? ''
    const recovery = [...html.matchAll(/<code>([\w]{5}-[\w]{5})<\/code>/g)].map(([, code]) => String(code))
    return { key, recovery }
  }
  const switchOn = async () => {
    const { key, recovery } = await enrol()
    const answer = await postForm(twoFactorAct('confirm'), { code: await totp(key) }, cookie)
    cookie = cookiesOf(answer)
    return { key, recovery, answer }
  }

  it('is asked for at sign-in once the first code was right', async () => {
    const { key, recovery, answer } = await switchOn()
    expect(recovery).toHaveLength(10)
    expect(answer.headers.get('Location')).toBe(`${page}?done=confirm`)
    expect(await status(page, cookie)).toBe(200)

    const first = await post(paths.api.login, { email, password })
    expect(first.status).toBe(202)
    expect(await first.json()).toEqual({})
    const challenge = cookiesOf(first)
    expect(challenge).toMatch(/^__Host-forager\.two_factor=/)
    expect(await status(contactmails, challenge)).toBe(401)

    expect((await post(paths.api.loginCode, { code: '000000' }, challenge)).status).toBe(401)
    const second = await post(paths.api.loginCode, { code: await totp(key) }, challenge)
    expect(second.status).toBe(200)
    expect(await second.json()).toMatchObject({ user: { email, role: 'admin' } })
    expect(await status(contactmails, cookiesOf(second))).toBe(200)
    const [, failed] = await audited()
    expect(failed).toEqual({ actor: email, action: 'sign-in-failed', subject: 'code' })
  })

  it('takes a recovery code once, through the form too', async () => {
    const { recovery } = await switchOn()
    const enter = async () => {
      const first = await postForm(paths.login, { email, password })
      expect(first.headers.get('Location')).toMatch(/^\/login\/code\?next=/)
      return postForm(paths.loginCode, { code: recovery[0] ?? '' }, cookiesOf(first))
    }
    expect((await enter()).headers.get('Location')).toBe(contactmails)
    expect((await enter()).status).toBe(401)
  })

  it('is not on before a code was right, nor with a wrong password', async () => {
    expect((await postForm(twoFactor, { password: 'not the one it is' }, cookie)).status).toBe(400)
    await enrol()
    expect((await postForm(twoFactorAct('confirm'), { code: '000000' }, cookie)).status).toBe(400)
    expect((await post(paths.api.login, { email, password })).status).toBe(200)
  })

  it('is switched off with the password', async () => {
    await switchOn()
    const answer = await postForm(twoFactorAct('stop'), { password }, cookie)
    expect(answer.headers.get('Location')).toBe(`${page}?done=stop`)
    expect((await post(paths.api.login, { email, password })).status).toBe(200)
  })

  it('is all that an admin may see where the setting asks for it, and then stays on', async () => {
    const bindings = { ...env, REQUIRE_ADMIN_TWO_FACTOR: 'true' }
    expect(await status(contactmails, cookie, bindings)).toBe(403)
    expect(await status(page, cookie, bindings)).toBe(200)
    await switchOn()
    expect(await status(contactmails, cookie, bindings)).toBe(200)
    expect((await postForm(twoFactorAct('stop'), { password }, cookie, bindings)).status).toBe(400)
  })

  it('without a challenge is none', async () => {
    expect((await post(paths.api.loginCode, { code: '123456' })).status).toBe(401)
    expect((await post(paths.api.loginCode, { code: 'x' })).status).toBe(400)
  })
})
