import { env } from 'cloudflare:workers'
import { beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../../src/paths.ts'
import { connectionLost, faultyDatabase, inOrder } from '../../helpers/faults.ts'
import { answeredChallenge } from '../../helpers/passkey.ts'
import { enrol, step } from '../../helpers/sign-in.ts'
import { ask, audited, cookiesOf, freshTeam, password, post, postForm, signedIn } from '../../helpers/staff.ts'
import { totp } from '../../helpers/totp.ts'

const { admin: pages, api } = paths
const newPassword = 'three tall cedars lean'
const email = 'new@forager.example'

let staff = ''
let admin = ''
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

type Act = (bindings: typeof env) => Response | Promise<Response>

/** Answers once for each statement, which fails, and once more with none that does. */
async function* failingAt(act: Act, prepare = async () => {}) {
  let hasFailed = true
  for (let at = 0; hasFailed; at += 1) {
    ;({ staff, admin } = await freshTeam())
    await prepare()
    await env.DB.exec('DELETE FROM audit')
    const faults = inOrder(...Array<null>(at).fill(null), { error: connectionLost })
    hasFailed = false
    const DB = faultyDatabase(env.DB, () => {
      const fault = faults()
      hasFailed ||= fault !== null
      return fault
    })
    yield await act({ ...env, DB })
  }
}

it.each([
  ['a page', pages.savedReplies],
  ['a call', api.contactmailsAuth],
])('%s fails with the database, and the session goes on', async (_name, path) => {
  const statuses = new Set<number>()
  for await (const answer of failingAt((bindings) => ask(path, { cookie: staff }, bindings))) {
    statuses.add(answer.status)
    expect((await ask(path, { cookie: staff })).status).toBe(200)
  }
  expect([...statuses].sort()).toEqual([200, 500])
})

const addPasskey = async () => {
  await env.DB.exec(
    `INSERT INTO passkey (id, name, publicKey, userId, credentialID, counter, deviceType, backedUp, createdAt)
     SELECT id, 'Laptop', 'x', id, id, 0, 'singleDevice', 0, '2026-11-22T00:00:00.000Z' FROM user`.replaceAll(
      '\n',
      ' ',
    ),
  )
  id = (await env.DB.prepare(`SELECT id FROM user WHERE role = 'staff'`).first<string>('id')) ?? ''
}
const switchOn = async () => {
  const { key, recovery } = await enrol(staff, password)
  setup = { code: await totp(key, Date.now()), recoveryCodes: recovery.join(' ') }
}
const challenge = async () => {
  const { key } = await enrol(staff, password)
  await postForm(pages.secondStepAct('confirm'), { code: await totp(key) }, staff)
  cookies = cookiesOf(await post(api.login, { email: 'staff@forager.example', password }))
  setup = { code: await totp(key, Date.now() + step), recoveryCodes: '' }
}
let cookies = ''
const usePasskey = async () => {
  passkey = await answeredChallenge('staff@forager.example')
}
let passkey = { cookie: '', body: {} }
const signInElsewhere = async () => {
  await signedIn('staff@forager.example')
}
let id = ''
let setup = { code: '', recoveryCodes: '' }

it.each<[string, Act, (() => Promise<void>)?]>([
  ['a new password', (db) => postForm(pages.account, { currentPassword: password, newPassword }, staff, db)],
  ['the start of a second step', (db) => postForm(pages.secondStep, { password }, staff, db)],
  ['the code that turns it on', (db) => postForm(pages.secondStepAct('confirm'), setup, staff, db), switchOn],
  ['the start of a passkey', (db) => post(api.passkeyOptions, { password }, staff, db)],
  ['a passkey’s new name', (db) => postForm(pages.passkeyAct(id, 'rename'), { name: 'x' }, staff, db), addPasskey],
  ['the end of a passkey', (db) => postForm(pages.passkeyAct(id, 'remove'), { password }, staff, db), addPasskey],
  ['the end of other sessions', (db) => postForm(pages.otherSessionsEnd, {}, staff, db), signInElsewhere],
  ['signing in', (db) => post(api.login, { email: 'staff@forager.example', password }, '', db)],
  ['the code of a sign-in', (db) => postForm(paths.loginCode, { code: setup.code }, cookies, db), challenge],
  ['signing in by passkey', (db) => post(api.loginPasskey, passkey.body, passkey.cookie, db), usePasskey],
  ['signing out', (db) => postForm(paths.logout, {}, staff, db)],
  ['an invitation', (db) => post(api.users, { name: 'New', email, role: 'staff' }, admin, db)],
])('%s is never refused because the database failed', async (_name, act, prepare) => {
  for await (const answer of failingAt(act, prepare)) {
    expect(answer.status).toBeOneOf([200, 201, 303, 500])
    const actions = (await audited()).map(({ action }) => action)
    expect(actions.filter((action) => /refused|failed/.test(action))).toEqual([])
    if (actions.includes('passkey-removed')) expect(await count(`passkey WHERE id = '${id}'`)).toBe(0)
    if (actions.includes('signed-out')) expect(await count('session')).toBe(1)
    if (actions.includes('session-ended')) expect(await count('session')).toBe(2)
  }
})

it('a password ends with the link that replaces it, or not at all', async () => {
  const findStaff = async () => {
    id = (await env.DB.prepare(`SELECT id FROM user WHERE role = 'staff'`).first<string>('id')) ?? ''
  }
  const makeLink: Act = (db) => postForm(pages.userAct(id, 'link'), {}, admin, db)
  const states = new Set<string>()
  for await (const _answer of failingAt(makeLink, findStaff)) {
    const passwords = await count(`account WHERE userId = '${id}'`)
    states.add(`passwords: ${passwords}, links: ${await count('verification')}`)
  }
  expect([...states].sort()).toEqual(['passwords: 0, links: 1', 'passwords: 1, links: 0'])
})

const count = (table: string) => env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>('n')
