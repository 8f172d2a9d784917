import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import { adminAtStandingClock, statusOf } from '../../../helpers/second-step.ts'
import { enrol as begin, spend } from '../../../helpers/sign-in.ts'
import { ask, cookiesOf, endGrace, password, post, postForm, signedIn } from '../../../helpers/staff.ts'
import { totp } from '../../../helpers/totp.ts'

const { account: page, secondStep, secondStepAct, contactmail, contactmails } = paths.admin
const admin = adminAtStandingClock()
const { email } = admin
const enrol = () => begin(admin.cookie, password)

describe('switching it on', () => {
  it('stays on the account’s own page, by the title of its tab', async () => {
    const html = await (await postForm(secondStep, { password }, admin.cookie)).text()
    expect(html).toContain('<title>My account | Forager staff</title>')
  })

  it('ends the other sessions', async () => {
    const other = await signedIn(email)
    await admin.switchOn()
    expect(await statusOf(page, admin.cookie)).toBe(200)
    expect(await statusOf(page, other)).toBe(401)
  })

  it('takes the password and a right code', async () => {
    const other = await signedIn(email)
    expect((await postForm(secondStep, { password: 'not the one it is' }, admin.cookie)).status).toBe(400)
    await enrol()
    expect((await postForm(secondStepAct('confirm'), { code: '000000' }, admin.cookie)).status).toBe(400)
    expect((await post(paths.api.login, { email, password })).status).toBe(200)
    expect(await statusOf(page, other)).toBe(200)
  })

  it('happens once', async () => {
    const { key } = await admin.switchOn()
    const again = await postForm(secondStep, { password }, admin.cookie)
    expect([again.status, await again.text()]).toEqual([400, expect.stringContaining('already on')])
    expect((await postForm(secondStepAct('confirm'), { code: await totp(key) }, admin.cookie)).status).toBe(400)
    expect(await statusOf(page, admin.cookie)).toBe(200)
  })
})

describe('switching it off', () => {
  const stop = (fields: Record<string, string>) => postForm(secondStepAct('stop'), fields, admin.cookie)

  it.each([
    ['code', (key: string) => totp(key)],
    ['recovery code', async (_key: string, recovery: string[]) => recovery[3] ?? ''],
  ])('takes the password and a %s', async (_name, codeOf) => {
    const { key, recovery, code: used } = await admin.switchOn()
    const code = await codeOf(key, recovery)
    expect((await stop({ password })).status).toBe(400)
    expect((await stop({ password, code: '000000' })).status).toBe(400)
    expect((await stop({ password, code: used })).status).toBe(400)
    expect((await stop({ password: 'not the one it is', code })).status).toBe(400)
    expect((await post(paths.api.login, { email, password })).status).toBe(202)
    expect((await stop({ password, code })).headers.get('Location')).toBe(`${page}?done=stop`)
    expect((await post(paths.api.login, { email, password })).status).toBe(200)
  })

  it('asks for both on the page', async () => {
    await admin.switchOn()
    const html = await (await ask(page, { cookie: admin.cookie })).text()
    const form = html.match(new RegExp(`<form [^>]*action="${secondStepAct('stop')}".*?</form>`, 's'))?.[0]
    expect(form).toMatch(/name="password"/)
    expect(form).toMatch(/name="code"/)
  })

  it('cannot be guessed at without end', async () => {
    const { key } = await admin.switchOn()
    await stop({ password, code: '000000' })
    await spend('owner')
    expect(await (await stop({ password, code: await totp(key) })).text()).toContain('Too many attempts')
    expect((await post(paths.api.login, { email, password })).status).toBe(202)
  })
})

it('has new recovery codes by the password, also where it must stay on, and says how many are left', async () => {
  const bindings = { ...env, REQUIRE_ADMIN_TWO_FACTOR: 'true' }
  const { recovery } = await admin.switchOn()
  const signInWith = async (code = '') => {
    const challenge = cookiesOf(await post(paths.api.login, { email, password }))
    return (await postForm(paths.loginCode, { code }, challenge)).status
  }
  const left = async () =>
    (await (await ask(page, { cookie: admin.cookie }, bindings)).text()).match(/left: (\d+)/)?.[1]
  expect([await left(), await signInWith(recovery[0]), await left()]).toEqual(['10', 303, '9'])
  const make = (given: string) => postForm(secondStepAct('codes'), { password: given }, admin.cookie, bindings)
  expect((await make('not the one it is')).status).toBe(400)
  expect(await left()).toBe('9')
  const made = await (await make(password)).text()
  const renewed = [...made.matchAll(/<code>(\w{5}-\w{5})<\/code>/g)].map(([, code]) => String(code))
  expect(renewed.filter((code) => !recovery.includes(code))).toHaveLength(10)
  expect([await left(), await signInWith(recovery[1]), await signInWith(renewed[0])]).toEqual(['10', 401, 303])
})

it('is all that an admin may see where the setting asks for it, and then stays on', async () => {
  const bindings = { ...env, REQUIRE_ADMIN_TWO_FACTOR: 'true' }
  await endGrace()
  expect(await statusOf(contactmails, admin.cookie, bindings)).toBe(403)
  expect(await statusOf(page, admin.cookie, bindings)).toBe(200)
  const { key } = await admin.switchOn()
  expect(await statusOf(contactmails, admin.cookie, bindings)).toBe(200)
  const fields = { password, code: await totp(key) }
  expect((await postForm(secondStepAct('stop'), fields, admin.cookie, bindings)).status).toBe(400)
})

it('leads back to the message at which it was asked for, also after a wrong code', async () => {
  const bindings = { ...env, REQUIRE_ADMIN_TWO_FACTOR: 'true' }
  await endGrace()
  const message = `${contactmail('a-message')}?q=low+water&status=open`
  const sentTo = (await ask(message, { cookie: admin.cookie }, bindings)).headers.get('Location') ?? ''
  expect(sentTo.split('?')[0]).toBe(page)
  const formIn = (html: string, act: string) =>
    decodeAmp(html.match(new RegExp(`<form [^>]*action="(${act}[?"][^"]*)`))?.[1] ?? '')
  const start = formIn(await (await ask(sentTo, { cookie: admin.cookie }, bindings)).text(), secondStep)
  const set = await (await postForm(start, { password }, admin.cookie, bindings)).text()
  const confirm = formIn(set, secondStepAct('confirm'))
  const [uri = '', recoveryCodes = ''] = ['uri', 'recoveryCodes'].map((name) =>
    decodeAmp(set.match(new RegExp(`name="${name}" value="([^"]*)"`))?.[1] ?? ''),
  )
  const enter = (to: string, code: string) => postForm(to, { uri, recoveryCodes, code }, admin.cookie, bindings)
  const again = formIn(await (await enter(confirm, '000000')).text(), secondStepAct('confirm'))
  const code = await totp(new URL(uri).searchParams.get('secret') ?? '')
  expect((await enter(again, code)).headers.get('Location')).toBe(message)
})

const decodeAmp = (text: string) => text.replaceAll('&amp;', '&')
