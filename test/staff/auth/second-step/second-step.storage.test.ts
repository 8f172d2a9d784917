import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import { adminAtStandingClock, statusOf } from '../../../helpers/second-step.ts'
import { enterFrom, step, switchOn } from '../../../helpers/sign-in.ts'
import { account, ask, audited, cookiesOf, password, post, postForm, signedIn } from '../../../helpers/staff.ts'
import { totp } from '../../../helpers/totp.ts'

const { account: page, secondStep, secondStepAct, contactmails } = paths.admin
const admin = adminAtStandingClock()
const { email } = admin
const challenged = async (word = password) => cookiesOf(await post(paths.api.login, { email, password: word }))
const enter = (code: string, challenge: string) => postForm(paths.loginCode, { code }, challenge)

/** What the form for the first code holds. */
const startSetup = async () => {
  const html = await (await postForm(secondStep, { password }, admin.cookie)).text()
  const field = (name: string) => html.match(new RegExp(`name="${name}" value="([^"]+)"`))?.[1] ?? ''
  return { uri: field('uri').replaceAll('&amp;', '&'), recoveryCodes: field('recoveryCodes') }
}

it('is asked for at sign-in once the first code was right', async () => {
  const { key, recovery, answer } = await admin.switchOn()
  expect(recovery).toHaveLength(10)
  expect(answer.headers.get('Location')).toBe(`${page}?done=confirm`)
  expect(await statusOf(page, admin.cookie)).toBe(200)

  const first = await post(paths.api.login, { email, password })
  expect(first.status).toBe(202)
  expect(await first.json()).toEqual({})
  const challenge = cookiesOf(first)
  expect(challenge).toMatch(/^__Host-forager\.two_factor=/)
  expect(challenge).not.toContain('known_device')
  expect(await statusOf(contactmails, challenge)).toBe(401)

  expect((await enter('000000', challenge)).status).toBe(401)
  const second = await enter(await totp(key), challenge)
  expect(second.status).toBe(303)
  expect(await statusOf(contactmails, cookiesOf(second))).toBe(200)
  const failed = (await audited()).find(({ action }) => action === 'sign-in-failed')
  expect(failed).toEqual({ actor: email, action: 'sign-in-failed', subject: 'wrong code' })
})

it('takes a recovery code once, through the form too', async () => {
  const { recovery } = await admin.switchOn()
  const enterForm = async () => {
    const first = await postForm(paths.login, { email, password })
    expect(first.headers.get('Location')).toMatch(/^\/login\/code\?next=/)
    return postForm(paths.loginCode, { code: recovery[0] ?? '' }, cookiesOf(first))
  }
  expect((await enterForm()).headers.get('Location')).toBe(contactmails)
  expect((await enterForm()).status).toBe(401)
})

it('takes a recovery code however it is typed; a mistyped one uses none up', async () => {
  const { recovery } = await admin.switchOn()
  const [first = '', second = ''] = recovery
  const challenge = await challenged()
  for (let tries = 0; tries < 3; tries += 1) expect((await enter('zzzzz-zzzzz', challenge)).status).toBe(401)
  expect((await enter(` ${first.replace('-', ' – ').toUpperCase()}`, challenge)).status).toBe(303)
  expect((await enter(second.replace('-', ''), await challenged())).status).toBe(303)
})

it('shows key and recovery codes again after a wrong first code', async () => {
  const posted = { code: '000000', ...(await startSetup()) }
  const again = await postForm(secondStepAct('confirm'), posted, admin.cookie)
  expect(again.status).toBe(400)
  const page = await again.text()
  for (const code of posted.recoveryCodes.split(' ')) expect(page).toContain(`<code>${code}</code>`)
  expect(page).toMatch(/<svg [^>]*role="img"/)
  const forged = { ...posted, uri: 'javascript:alert(1)//otpauth://totp/x' }
  expect(await (await postForm(secondStepAct('confirm'), forged, admin.cookie)).text()).not.toContain('javascript:')
})

it('shows no key and no recovery codes that set-up in another tab has replaced', async () => {
  const [old, current] = [await startSetup(), await startSetup()]
  const keyIn = ({ uri }: { uri: string }) => String(new URL(uri).searchParams.get('secret'))
  const confirm = async (enrolment: object, key: { uri: string }) =>
    postForm(secondStepAct('confirm'), { ...enrolment, code: await totp(keyIn(key)) }, admin.cookie)
  const refused = await confirm(old, current)
  expect(refused.status).toBe(400)
  const on = await confirm(current, current)
  expect(on.status).toBe(303)
  const late = await postForm(secondStepAct('confirm'), { ...old, code: '000000' }, cookiesOf(on))
  for (const page of [await refused.text(), await late.text()]) {
    expect(page).toMatch(/no longer work|already on/)
    expect(page).not.toMatch(/<svg [^>]*role="img"|recovery-codes/)
  }
})

describe('a code', () => {
  it('works once: not again, and none from before it', async () => {
    const { key, code: first } = await admin.switchOn()
    const now = Date.now()
    expect((await enter(first, await challenged())).status).toBe(401)
    const next = await totp(key, now + step)
    expect((await enter(next, await challenged())).status).toBe(303)
    expect((await enter(next, await challenged())).status).toBe(401)
    expect((await enter(await totp(key, now), await challenged())).status).toBe(401)
  })

  it('works once for five who enter it at the same moment', async () => {
    const { key } = await admin.switchOn()
    const challenges = [
      await challenged(),
      await challenged(),
      await challenged(),
      await challenged(),
      await challenged(),
    ]
    const code = await totp(key)
    const answers = await Promise.all(challenges.map((challenge) => enter(code, challenge)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([303, 401, 401, 401, 401])
  })

  it('of another account is none', async () => {
    const { key } = await admin.switchOn()
    const other = await account('staff')
    await switchOn(await signedIn(other), password)
    const challenge = cookiesOf(await post(paths.api.login, { email: other, password }))
    expect((await enter(await totp(key), challenge)).status).toBe(401)
  })

  it('that comes too late for its challenge is not used up', async () => {
    const { key } = await admin.switchOn()
    const challenge = await challenged()
    vi.setSystemTime(Date.now() + 6 * 60_000)
    expect((await enter(await totp(key), challenge)).status).toBe(401)
    expect((await enter(await totp(key), await challenged())).status).toBe(303)
  })

  it('for recovery is refused once the second step was removed', async () => {
    const { recovery } = await admin.switchOn()
    const challenge = await challenged()
    await env.DB.exec('DELETE FROM twoFactor')
    expect((await enter(recovery[0] ?? '', challenge)).status).toBe(401)
  })

  it('is that of whoever signs in, in a browser where somebody else is signed in', async () => {
    const { key } = await admin.switchOn()
    const other = await signedIn(await account('staff'))
    const answer = await enter(await totp(key), `${other}; ${await challenged()}`)
    expect(answer.status).toBe(303)
    const signedInNow = await ask(paths.api.contactmailsAuth, { cookie: cookiesOf(answer) })
    expect(await signedInNow.json()).toMatchObject({ user: { email } })
  })

  it('without a challenge is none, nor after five wrong ones, and the page says to start again', async () => {
    const { key } = await admin.switchOn()
    const challenge = await challenged()
    for (let tries = 0; tries < 5; tries += 1)
      expect(await (await enter('000000', challenge)).text()).toContain('Check the clock')
    for (const late of [await enter(await totp(key), challenge), await enter('123456', '')]) {
      expect(late.status).toBe(401)
      expect(await late.text()).toContain('Start again.')
    }
    expect((await enter('x', '')).status).toBe(400)
  })

  it('starts again towards the same message', async () => {
    const next = `${paths.admin.contactmail('a-message')}?status=open`
    const html = await (await ask(`${paths.loginCode}?${new URLSearchParams({ next })}`)).text()
    expect(html).toContain(`href="${paths.login}?${new URLSearchParams({ next })}"`)
  })
})

it.each([
  ['codes', '000000'],
  ['recovery codes', 'zzzzz-zzzzz'],
])('says how long it is locked after ten wrong %s, from whatever network', async (_name, wrong) => {
  const { key } = await admin.switchOn()
  for (let challenges = 0; challenges < 2; challenges += 1) {
    const challenge = await challenged()
    for (let tries = 0; tries < 5; tries += 1) await enterFrom(`192.0.2.${tries + 10}`, wrong, challenge)
  }
  const challenge = await challenged()
  const locked = await enter(await totp(key), challenge)
  expect(locked.status).toBe(429)
  expect(Number(locked.headers.get('Retry-After'))).toBeGreaterThan(800)
  expect(await locked.text()).toContain('15 minutes')
})

it('a pending challenge dies with a password change', async () => {
  const { key } = await admin.switchOn()
  const challenge = await challenged()
  const newPassword = 'three tall cedars lean'
  const changed = await postForm(page, { currentPassword: password, newPassword }, admin.cookie)
  expect(changed.status).toBe(303)
  expect((await enterFrom('192.0.2.1', await totp(key), challenge)).status).toBe(401)
  expect((await enter(await totp(key), await challenged(newPassword))).status).toBe(303)
})
