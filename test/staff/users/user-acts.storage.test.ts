import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../../../src/paths.ts'
import { listColleagues, listNames } from '../../../src/staff/users/queries.ts'
import { accessStatus, account, ask, audited, freshTeam, password, postForm, signedIn } from '../../helpers/staff.ts'

const { userAct, users, account: page, contactmails } = paths.admin
const required = { ...env, REQUIRE_ADMIN_TWO_FACTOR: '' }

let cookies = { staff: '', admin: '' }
beforeEach(async () => {
  cookies = await freshTeam()
})

const idOf = async (role: string) =>
  String(await env.DB.prepare('SELECT id FROM user WHERE email = ?1').bind(`${role}@forager.example`).first('id'))
const act = async (role: string, name: Parameters<typeof userAct>[1]) =>
  (await postForm(userAct(await idOf(role), name), {}, cookies.admin)).status
const statusOf = async (path: string, cookie: string, bindings = env) =>
  accessStatus(await ask(path, { cookie }, bindings))
const rolesNow = async () => (await env.DB.prepare('SELECT role FROM user ORDER BY email').all()).results

it('colleagues who share a name are told apart by their address', async () => {
  const names = async () => (await listColleagues(env.DB)).map(({ name }) => name)
  expect(await names()).toEqual(['The admin', 'The staff'])
  await env.DB.exec("UPDATE user SET name = 'Ada Quill'")
  expect(await names()).toEqual(['Ada Quill (admin@forager.example)', 'Ada Quill (staff@forager.example)'])
  expect(Object.values(await listNames(env.DB))).toEqual(await names())
  await env.DB.exec("UPDATE user SET banned = 1 WHERE role = 'staff'")
  expect(await names()).toEqual(['Ada Quill'])
  expect(new Set(Object.values(await listNames(env.DB))).size).toBe(2)
})

it('whoever has never signed in is no colleague yet', async () => {
  await account('staff', 'invited@forager.example')
  expect((await listColleagues(env.DB)).map(({ email }) => email)).not.toContain('invited@forager.example')
})

describe('a role', () => {
  it('changes at once, in sessions that are open, and is recorded once', async () => {
    expect(await statusOf(users, cookies.staff)).toBe(403)
    expect(await act('staff', 'promote')).toBe(303)
    expect(await act('staff', 'promote')).toBe(303)
    expect(await statusOf(users, cookies.staff)).toBe(200)
    expect(await act('staff', 'demote')).toBe(303)
    expect(await statusOf(users, cookies.staff)).toBe(403)
    expect((await audited()).filter(({ action }) => action === 'user-role-changed')).toEqual([
      { actor: 'admin@forager.example', action: 'user-role-changed', subject: 'staff@forager.example to staff' },
      { actor: 'admin@forager.example', action: 'user-role-changed', subject: 'staff@forager.example to admin' },
    ])
  })

  it('of a disabled account stays, also for a page from before', async () => {
    await act('staff', 'disable')
    expect(await act('staff', 'promote')).toBe(400)
    expect(await rolesNow()).toEqual([{ role: 'admin' }, { role: 'staff' }])
  })

  it('of a new admin takes a second step, in the first session too', async () => {
    await env.DB.exec("UPDATE session SET secondStep = 'grace'")
    await act('staff', 'promote')
    expect(await statusOf(users, cookies.staff, required)).toBe(403)
    expect(await statusOf(page, cookies.staff, required)).toBe(200)
  })

  it('of a new admin is refused by an open inbox, which asks every ten seconds, in two entries', async () => {
    await env.DB.exec('UPDATE session SET secondStep = NULL')
    await act('staff', 'promote')
    for (let minute = 0; minute < 3; minute += 1)
      for (const path of [`${paths.api.news}?after=2026-11-22T18:0${minute}:00.000Z`, paths.api.contactmailsAuth])
        expect(await statusOf(path, cookies.staff, required)).toBe(403)
    const entries = (await audited()).filter(({ action }) => action === 'access-refused')
    expect(entries.map(({ subject }) => subject)).toEqual([
      `open ${paths.api.contactmailsAuth}, without a second step`,
      `open ${paths.api.news}, without a second step`,
    ])
  })

  it('of a new admin who has a passkey ends the sessions that a password alone has begun', async () => {
    const passkey = `INSERT INTO passkey (id, publicKey, userId, credentialID, counter, deviceType, backedUp)
                     SELECT 'p', 'AAAA', id, 'p', 0, 'multiDevice', 1 FROM user WHERE role = 'staff'`
    const marked = await signedIn('staff@forager.example', password)
    await env.DB.exec(
      "UPDATE session SET secondStep = 'passkey' WHERE createdAt = (SELECT MAX(createdAt) FROM session)",
    )
    await env.DB.prepare(passkey).run()
    await act('staff', 'demote')
    expect(await statusOf(contactmails, cookies.staff)).toBe(200)
    await act('staff', 'promote')
    expect(await statusOf(contactmails, cookies.staff)).toBe(401)
    expect(await statusOf(users, marked, required)).toBe(200)
  })

  it.each([
    ['demote', 'demote'],
    ['disable', 'disable'],
    ['disable', 'demote'],
  ] as const)('admins who %s and %s each other at once leave one who is an admin', async (first, second) => {
    expect(await act('admin', first)).toBe(400)
    await act('staff', 'promote')
    const [staffId, adminId] = [await idOf('staff'), await idOf('admin')]
    await Promise.all([
      postForm(userAct(staffId, first), {}, cookies.admin),
      postForm(userAct(adminId, second), {}, cookies.staff),
    ])
    const left = await env.DB.prepare("SELECT id FROM user WHERE role = 'admin' AND banned IS NOT 1").all()
    expect(left.results).toHaveLength(1)
  })

  it('of the last admin stays, even if the guard was passed before', async () => {
    const { updateRole } = await import('../../../src/staff/users/queries.ts')
    expect(await updateRole(env.DB, await idOf('admin'), 'staff')).toBe(false)
    expect(await rolesNow()).toEqual([{ role: 'admin' }, { role: 'staff' }])
  })
})

it('what was done is said by the page that the act leads to, of an account that there is', async () => {
  const id = await idOf('staff')
  const done = await postForm(userAct(id, 'disable'), {}, cookies.admin)
  expect(done.headers.get('Location')).toBe(`${users}?done=disable&id=${id}`)
  const said = async (query: string) => (await ask(`${users}?${query}`, { cookie: cookies.admin })).text()
  expect(await said(`done=disable&id=${id}`)).toContain('can no longer sign in')
  expect(await said('done=disable')).not.toContain('can no longer sign in')
  expect(await said(`done=erase&id=${id}`)).not.toContain('data-kind')
})

describe('a second step', () => {
  const give = async (role: string) => {
    const id = await idOf(role)
    await env.DB.batch([
      env.DB.prepare("INSERT INTO twoFactor (id, secret, backupCodes, userId) VALUES ('s', 's', 's', ?1)").bind(id),
      env.DB.prepare('UPDATE user SET twoFactorEnabled = 1 WHERE id = ?1').bind(id),
      env.DB.prepare(
        `INSERT INTO passkey (id, publicKey, userId, credentialID, counter, deviceType, backedUp)
         VALUES ('p', 'AAAA', ?1, 'p', 0, 'multiDevice', 1)`,
      ).bind(id),
    ])
  }

  it('is removed with its passkeys and sessions; there is no second grace', async () => {
    await act('staff', 'promote')
    await give('staff')
    expect(await (await ask(users, { cookie: cookies.admin })).text()).toContain('remove-second-step')
    expect(await act('staff', 'remove-second-step')).toBe(303)
    for (const table of ['twoFactor', 'passkey'])
      expect(await env.DB.prepare(`SELECT 1 FROM ${table}`).first()).toBeNull()
    expect(await statusOf(contactmails, cookies.staff)).toBe(401)
    expect((await audited())[0]).toEqual({
      actor: 'admin@forager.example',
      action: 'second-step-removed',
      subject: 'staff@forager.example',
    })
    const again = await signedIn('staff@forager.example', password)
    expect(await statusOf(contactmails, again, required)).toBe(403)
    expect(await statusOf(page, again, required)).toBe(200)
    expect(await (await ask(users, { cookie: cookies.admin })).text()).not.toContain('remove-second-step')
  })

  it('of one’s own is not removed here', async () => {
    await give('admin')
    expect(await act('admin', 'remove-second-step')).toBe(400)
    expect(await env.DB.prepare('SELECT 1 FROM passkey').first()).not.toBeNull()
  })
})
