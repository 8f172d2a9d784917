import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import type { Changed } from '../../../../src/staff/inbox/changes/change-schema.ts'
import { ask, audited, freshTeam, post, storeMails } from '../../../helpers/staff.ts'

const { contactmailAct, contactmailsAct } = paths.api
const some = '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f009'

let staff = ''
let ids: string[] = []
let id = ''
beforeEach(async () => {
  ;({ staff } = await freshTeam())
  ids = await storeMails(3)
  ;[id = ''] = ids
  await env.DB.exec('DELETE FROM audit')
})

const rows = async () => (await env.DB.prepare('SELECT * FROM contactmails ORDER BY rowid').all()).results
const userId = async (role: string) =>
  String((await env.DB.prepare('SELECT id FROM user WHERE role = ?1').bind(role).first())?.id)
const changedBy = async (path: string, body: unknown) => {
  const answer = await post(path, body, staff)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Changed
}
const actions = async () => (await audited()).map(({ action, subject }) => `${action} ${subject}`)

describe('one contactmail', () => {
  it('is answered once: the first answer counts', async () => {
    const changed = await changedBy(contactmailAct(id, 'status'), { status: 'answered' })
    expect(changed).toMatchObject({ kind: 'status', previous: [{ id, status: 'open', answeredAt: null }] })
    await changedBy(contactmailAct(id, 'status'), { status: 'closed' })
    await changedBy(contactmailAct(id, 'status'), { status: 'answered' })
    expect((await rows())[0]).toMatchObject({ status: 'answered', answered_at: changed.at, opened_at: null })
    expect(await actions()).toEqual([
      `mail-status-changed ${id} answered`,
      `mail-status-changed ${id} closed`,
      `mail-status-changed ${id} answered`,
    ])
  })

  it('is due anew once opened again', async () => {
    await changedBy(contactmailAct(id, 'status'), { status: 'closed' })
    const { at } = await changedBy(contactmailAct(id, 'status'), { status: 'open' })
    expect((await rows())[0]).toMatchObject({ status: 'open', opened_at: at, changed_at: at })
  })

  it('is assigned to a colleague, and to nobody', async () => {
    const admin = await userId('admin')
    await changedBy(contactmailAct(id, 'assign'), { assignee: admin })
    const { contactMails } = (await (await ask(paths.api.contactmails, { cookie: staff })).json()) as {
      contactMails: { id: string }[]
    }
    expect(contactMails.find((mail) => mail.id === id)).toMatchObject({ assignee: admin, assigneeName: 'The admin' })
    await changedBy(contactmailAct(id, 'assign'), { assignee: '' })
    expect((await rows())[0]).toMatchObject({ assignee: null })
    expect((await actions()).filter((action) => action.startsWith('mail-assigned'))).toEqual([
      `mail-assigned ${id} to nobody`,
      `mail-assigned ${id} to admin@forager.example`,
    ])
  })

  it('is not assigned to somebody who cannot sign in', async () => {
    await env.DB.exec("UPDATE user SET banned = 1 WHERE role = 'admin'")
    for (const assignee of [await userId('admin'), 'nobody-at-all'])
      expect((await post(contactmailAct(id, 'assign'), { assignee }, staff)).status).toBe(400)
    expect((await rows())[0]).toMatchObject({ assignee: null })
  })

  it('keeps what the spam rules said when staff set the verdict, twice', async () => {
    await changedBy(contactmailAct(id, 'spam'), {})
    expect((await rows())[0]).toMatchObject({ verdict: 'spam', rules_verdict: 'ham' })
    await changedBy(contactmailAct(id, 'clear'), {})
    expect((await rows())[0]).toMatchObject({ verdict: 'ham', rules_verdict: 'ham' })
    expect(await actions()).toEqual([`mail-cleared ${id}`, `mail-marked-spam ${id}`])
  })

  it('is marked unread', async () => {
    await ask(contactmailAct(id, 'read'), { method: 'POST', cookie: staff })
    const { previous } = await changedBy(contactmailAct(id, 'unread'), {})
    expect(previous).toMatchObject([{ id, readAt: expect.any(String) }])
    expect((await rows())[0]).toMatchObject({ read_at: null })
  })

  it('stays as it is and is not recorded if it has the value already', async () => {
    expect(await changedBy(contactmailAct(id, 'status'), { status: 'open' })).toMatchObject({ previous: [] })
    expect((await rows())[0]).toMatchObject({ changed_at: null, opened_at: null })
    expect(await actions()).toEqual([])
  })

  it.each([
    ['status', { status: 'lost' }],
    ['status', {}],
    ['assign', { assignee: 7 }],
  ] as const)('answers 400 to %s %j', async (act, body) => {
    expect((await post(contactmailAct(id, act), body, staff)).status).toBe(400)
  })

  it.each(['status', 'assign', 'unread', 'spam'] as const)('answers 404 to %s of another id', async (act) => {
    const body = { status: 'closed', assignee: null }
    expect((await post(contactmailAct(crypto.randomUUID(), act), body, staff)).status).toBe(404)
  })
})

describe('several contactmails', () => {
  it.each([
    { kind: 'status', status: 'closed' },
    { kind: 'read', isRead: true },
    { kind: 'verdict', verdict: 'spam' },
    { kind: 'assignee' },
  ])('are changed and put back exactly: %j', async (change) => {
    await changedBy(contactmailAct(id, 'status'), { status: 'answered' })
    await env.DB.exec("UPDATE contactmails SET opened_at = '2026-11-02T00:00:00.000Z', assignee = 'gone'")
    const before = await rows()
    const assignee = await userId('staff')
    const changed = await changedBy(contactmailsAct('change'), { ids, change: { assignee, ...change } })
    expect(changed.previous).toHaveLength(3)
    expect(await rows()).not.toEqual(before)
    const undone = await changedBy(contactmailsAct('undo'), changed)
    expect(undone.previous).toHaveLength(3)
    expect((await rows()).map((row) => ({ ...row, changed_at: null }))).toEqual(
      before.map((row) => ({ ...row, changed_at: null })),
    )
    expect((await actions()).slice(0, 3).sort()).toEqual(
      ids.map((mail) => `mail-change-undone ${mail} ${change.kind}`).sort(),
    )
  })

  it('keep what somebody has changed since', async () => {
    const changed = await changedBy(contactmailsAct('change'), { ids, change: { kind: 'status', status: 'closed' } })
    await changedBy(contactmailAct(id, 'status'), { status: 'waiting' })
    expect((await changedBy(contactmailsAct('undo'), changed)).previous).toHaveLength(2)
    expect((await rows()).map(({ status }) => status)).toEqual(['waiting', 'open', 'open'])
  })

  it.each([
    ['change', {}],
    ['change', { ids: [], change: { kind: 'read', isRead: true } }],
    ['change', { ids: ['x'], change: { kind: 'read', isRead: true } }],
    ['change', { ids: Array.from({ length: 101 }, () => crypto.randomUUID()), change: { kind: 'read', isRead: true } }],
    ['change', { ids: [some], change: { kind: 'email', email: 'x@y.example' } }],
    ['undo', { kind: 'status', at: '2026-11-01T00:00:00.000Z', previous: [{ id: some }] }],
    ['undo', { kind: 'read', at: 'then', previous: [] }],
  ] as const)('answers 400 to %s %j', async (act, body) => {
    expect((await post(contactmailsAct(act), body, staff)).status).toBe(400)
  })

  it('are at most a hundred', async () => {
    const many = Array.from({ length: 101 }, () => crypto.randomUUID())
    const change = { kind: 'read', isRead: true }
    expect((await post(contactmailsAct('change'), { ids: many, change }, staff)).status).toBe(400)
    expect((await post(contactmailsAct('change'), { ids: many.slice(1), change }, staff)).status).toBe(200)
  })
})
