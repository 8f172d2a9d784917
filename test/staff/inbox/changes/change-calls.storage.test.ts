import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import type { Changed, Undone } from '../../../../src/staff/inbox/changes/change-schema.ts'
import { ask, audited, change, freshTeam, post, storeMails } from '../../../helpers/staff.ts'

const { contactmailsAct } = paths.api
const some = '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f009'

let staff = ''
let admin = ''
let ids: string[] = []
let id = ''
beforeEach(async () => {
  ;({ staff, admin } = await freshTeam())
  ids = await storeMails(3)
  ;[id = ''] = ids
  await env.DB.exec('DELETE FROM audit')
})

const rows = async () => (await env.DB.prepare('SELECT * FROM contactmails ORDER BY rowid').all()).results
const userId = async (role: string) =>
  String((await env.DB.prepare('SELECT id FROM user WHERE role = ?1').bind(role).first())?.id)
const make = async (change: object, mails = [id], cookie = staff) => {
  const response = await post(contactmailsAct('change'), { ids: mails, change }, cookie)
  expect(response.status).toBe(200)
  return (await response.json()) as Changed
}
const close = { kind: 'status', status: 'closed' }
const takeBack = (undo: unknown, cookie = staff) => post(contactmailsAct('undo'), { undo }, cookie)
const undone = async (undo: unknown) => (await (await takeBack(undo)).json()) as Undone
const actions = async () => (await audited()).map(({ action, subject }) => `${action} ${subject}`)

describe('one contactmail', () => {
  it('is answered once: the first reply counts', async () => {
    const changed = await make({ kind: 'status', status: 'answered' })
    expect(changed).toMatchObject({ ids: [id], contactMails: [{ id, status: 'answered', marks: [] }] })
    await make(close)
    await make({ kind: 'status', status: 'answered' })
    expect((await rows())[0]).toMatchObject({
      status: 'answered',
      answered_at: changed.contactMails[0]?.changedAt,
      opened_at: null,
    })
    expect(await actions()).toEqual(
      ['answered', 'closed', 'answered'].map((status) => `mail-status-changed ${id} ${status}`),
    )
  })

  it('is due anew once opened again', async () => {
    await make(close)
    const { changedAt } = (await make({ kind: 'status', status: 'open' })).contactMails[0] ?? {}
    expect((await rows())[0]).toMatchObject({ status: 'open', opened_at: changedAt, changed_at: changedAt })
  })

  it('is assigned to a colleague, and to nobody', async () => {
    const admin = await userId('admin')
    await make({ kind: 'assignee', assignee: admin })
    const { contactMails } = (await (await ask(paths.api.contactmails, { cookie: staff })).json()) as {
      contactMails: { id: string }[]
    }
    expect(contactMails.find((mail) => mail.id === id)).toMatchObject({ assignee: admin, assigneeName: 'The admin' })
    await make({ kind: 'assignee', assignee: '' })
    expect((await rows())[0]).toMatchObject({ assignee: null })
    expect((await actions()).filter((action) => action.startsWith('mail-assigned'))).toEqual([
      `mail-assigned ${id} to nobody`,
      `mail-assigned ${id} to admin@forager.example`,
    ])
  })

  it('is not assigned to somebody who cannot sign in', async () => {
    await env.DB.exec("UPDATE user SET banned = 1 WHERE role = 'admin'")
    for (const assignee of [await userId('admin'), 'nobody-at-all'])
      expect((await change([id], { kind: 'assignee', assignee }, staff)).status).toBe(400)
    expect((await rows())[0]).toMatchObject({ assignee: null })
  })

  it('keeps what the spam rules said when staff set the verdict, twice', async () => {
    await make({ kind: 'verdict', verdict: 'spam' })
    expect((await rows())[0]).toMatchObject({ verdict: 'spam', rules_verdict: 'ham' })
    await make({ kind: 'verdict', verdict: 'ham' })
    expect((await rows())[0]).toMatchObject({ verdict: 'ham', rules_verdict: 'ham' })
    expect(await actions()).toEqual([`mail-cleared ${id}`, `mail-marked-spam ${id}`])
  })

  it('stays as it is and is not recorded if it has the value already', async () => {
    expect(await make({ kind: 'status', status: 'open' })).toMatchObject({ undo: null, ids: [] })
    expect((await rows())[0]).toMatchObject({ changed_at: null, opened_at: null })
    expect(await actions()).toEqual([])
  })
})

describe('several contactmails', () => {
  it.each([
    [{ kind: 'status', status: 'closed' }, 'answered'],
    [{ kind: 'read', isRead: true }, 'unread'],
    [{ kind: 'verdict', verdict: 'spam' }, 'not spam'],
    [{ kind: 'assignee' }, 'assigned to admin@forager.example'],
  ])('are changed and put back exactly: %j', async (change, before) => {
    const [assignee, other] = [await userId('staff'), await userId('admin')]
    await env.DB.prepare("UPDATE contactmails SET status = 'answered', opened_at = ?1, answered_at = ?1, assignee = ?2")
      .bind('2026-11-02T00:00:00.000Z', other)
      .run()
    const stored = await rows()
    const { undo, ids: changed } = await make({ assignee, ...change }, ids)
    expect(changed.toSorted()).toEqual(ids.toSorted())
    expect(await rows()).not.toEqual(stored)
    expect(await undone(undo)).toMatchObject({ missed: 0 })
    expect((await rows()).map((row) => ({ ...row, changed_at: null }))).toEqual(stored)
    expect((await actions()).slice(0, 3).sort()).toEqual(
      ids.map((mail) => `mail-change-undone ${mail} ${before} again`).sort(),
    )
    expect((await takeBack(undo)).status).toBe(404)
  })

  it('are told apart from those that no longer exist', async () => {
    expect(await make(close, [id, some])).toMatchObject({ ids: [id], missing: [some] })
  })

  it('keep what somebody has changed since', async () => {
    const { undo } = await make(close, ids)
    await make({ kind: 'status', status: 'waiting' })
    const result = await undone(undo)
    expect(result.contactMails.map(({ id }) => id).toSorted()).toEqual(ids.slice(1).toSorted())
    expect(result.missed).toBe(1)
    expect((await rows()).map(({ status }) => status)).toEqual(['waiting', 'open', 'open'])
  })

  it('are put back step by step, the last change first, past a note', async () => {
    const before = await rows()
    const steps = [{ kind: 'assignee', assignee: await userId('staff') }, close, { kind: 'read', isRead: true }]
    const undos: unknown[] = []
    for (const step of steps) undos.unshift((await make(step, ids)).undo)
    const note = { id: crypto.randomUUID(), body: 'Call her.' }
    expect((await post(paths.api.contactmailAct(id, 'notes'), note, admin)).status).toBe(201)
    for (const undo of undos) expect(await undone(undo)).toMatchObject({ contactMails: { length: 3 }, missed: 0 })
    expect((await rows()).map((row) => ({ ...row, changed_at: null }))).toEqual(before)
  })

  it('stay as they are after ten seconds', async () => {
    const { undo } = await make(close, ids)
    await env.DB.exec("UPDATE changes SET until = '2026-11-01T00:00:00.000Z'")
    expect((await takeBack(undo)).status).toBe(404)
    expect((await rows()).map(({ status }) => status)).toEqual(['closed', 'closed', 'closed'])
  })

  it('are at most a hundred', async () => {
    const many = Array.from({ length: 101 }, () => crypto.randomUUID())
    const read = { kind: 'read', isRead: true }
    expect((await change(many, read, staff)).status).toBe(400)
    expect((await change(many.slice(1), read, staff)).status).toBe(200)
  })
})

it.each([
  ['change', {}],
  ['change', { ids: [], change: { kind: 'read', isRead: true } }],
  ['change', { ids: ['x'], change: { kind: 'read', isRead: true } }],
  ['change', { ids: [some], change: { kind: 'email', email: 'x@y.example' } }],
  ['change', { ids: [some], change: { kind: 'status', status: 'lost' } }],
  ['change', { ids: [some], change: { kind: 'assignee', assignee: 7 } }],
  ['undo', { undo: 'x' }],
  ['undo', { kind: 'status', at: '2026-01-01T00:00:00Z', previous: [{ id: some, status: 'closed' }] }],
] as const)('answers 400 to %s %j', async (act, body) => {
  expect((await post(contactmailsAct(act), body, staff)).status).toBe(400)
})

it.each(['change', 'delete'] as const)('a %s whose answer was lost is made once under its id', async (act) => {
  const again = async () => (await post(contactmailsAct(act), { ids, change: close, id: some }, admin)).json()
  expect(await again()).toMatchObject({ undo: some })
  expect(await again()).toMatchObject({ undo: some, ids: expect.toSatisfy((all: string[]) => all.length === 3) })
  expect(await actions()).toHaveLength(3)
  expect((await takeBack(some, admin)).status).toBe(200)
  expect(await rows()).toMatchObject(Array(3).fill({ status: 'open' }))
})

describe('an undo that is forged', () => {
  it('restores nothing that a browser says', async () => {
    const { undo } = await make(close)
    const at = (await rows())[0]?.changed_at
    const openedAt = '2026-01-01T00:00:00+23'
    const previous = [{ id, status: 'answered', openedAt, answeredAt: openedAt, assignee: 'nobody' }]
    const forged = { undo: some, kind: 'status', at, previous, openedAt }
    expect((await post(contactmailsAct('undo'), forged, staff)).status).toBe(404)
    expect((await post(contactmailsAct('undo'), { ...forged, undo }, staff)).status).toBe(200)
    expect((await rows())[0]).toMatchObject({ status: 'open', opened_at: null, answered_at: null, assignee: null })
    expect((await ask(paths.api.contactmails, { cookie: staff })).status).toBe(200)
  })

  it('takes nothing back that somebody else has done, nor a deletion as staff', async () => {
    const { undo } = await make(close)
    expect((await takeBack(undo, admin)).status).toBe(404)
    const deleted = (await (await post(contactmailsAct('delete'), { ids: [id] }, admin)).json()) as Changed
    expect((await takeBack(deleted.undo)).status).toBe(404)
    await env.DB.exec("UPDATE user SET role = 'staff'")
    expect((await takeBack(deleted.undo, admin)).status).toBe(404)
    expect(await rows()).toHaveLength(2)
  })
})
