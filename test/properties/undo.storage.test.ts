import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { paths } from '../../src/paths.ts'
import type { Changed } from '../../src/staff/inbox/changes/change-schema.ts'
import { ask, change, freshTeam, post, storeMails } from '../helpers/staff.ts'

/** Steps in all: changes, deletions, undos and forged undos. */
const steps = 2000
const stepsEach = 40

type Mail = { status: string; verdict: string; assignee: string | null; isRead: boolean }
type Step =
  | { type: 'change'; by: Who; at: number[]; change: { kind: string } & Record<string, unknown> }
  | { type: 'delete'; at: number[] }
  | { type: 'undo'; by: Who; back: number }
  | { type: 'forged'; body: unknown }
type Who = 'staff' | 'admin'

const who = fc.constantFrom<Who>('staff', 'admin')
const at = fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 4 })
const wanted = fc.oneof(
  fc.record({ kind: fc.constant('status'), status: fc.constantFrom('open', 'waiting', 'answered', 'closed') }),
  fc.record({ kind: fc.constant('verdict'), verdict: fc.constantFrom('ham', 'spam') }),
  fc.record({ kind: fc.constant('read'), isRead: fc.boolean() }),
  fc.record({ kind: fc.constant('assignee'), assignee: fc.constantFrom('me', null) }),
)
const forged = fc.oneof(
  fc.record({ undo: fc.oneof(fc.uuid(), fc.string(), fc.jsonValue()) }),
  fc.record({
    undo: fc.uuid(),
    kind: fc.constantFrom('status', 'deleted'),
    at: fc.constantFrom('2026-01-01T00:00:00+23', '2026-11-01T00:00:00.000Z'),
    previous: fc.array(fc.record({ id: fc.uuid(), status: fc.string(), openedAt: fc.string() })),
  }),
  fc.jsonValue(),
)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('change' as const), by: who, at, change: wanted }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('delete' as const), at }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('undo' as const), by: who, back: fc.nat(4) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('forged' as const), body: forged }) },
)

let cookies: Record<Who, string>
let me = ''
beforeAll(async () => {
  cookies = await freshTeam()
  me = String(await env.DB.prepare("SELECT id FROM user WHERE role = 'admin'").first('id'))
})

const stored = async () => {
  const { results } = await env.DB.prepare(
    'SELECT id, status, verdict, assignee, read_at IS NOT NULL AS isRead FROM contactmails',
  ).all()
  return Object.fromEntries(results.map(({ id, isRead, ...mail }) => [String(id), { ...mail, isRead: isRead === 1 }]))
}

/** What each undo has to bring back, newest last. `version` tells whether a message was changed since, unless that was undone. */
type Was = { mail: Mail; before: number; version: number }
type Done = { by: Who; undo: string; was: Map<string, Was>; isDeletion: boolean }

it('whatever is changed, undone and forged, each message is what the changes and undos say', async () => {
  let count = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: stepsEach, maxLength: stepsEach }), async (all) => {
      await env.DB.batch(['contactmails', 'changes'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
      const ids = await storeMails(6)
      const model = new Map<string, Mail>(
        ids.map((id) => [id, { status: 'open', verdict: 'ham', assignee: null, isRead: false }]),
      )
      const versions = new Map(ids.map((id) => [id, 0]))
      let version = 0
      const next = (id: string) => versions.set(id, ++version).get(id) as number
      const done: Done[] = []
      for (const each of all) {
        count += 1
        await run(each, { ids, model, versions, next, done })
        expect(await stored()).toEqual(Object.fromEntries(model))
      }
      const list = await ask(`${paths.api.contactmails}?verdict=all`, { cookie: cookies.staff })
      expect(((await list.json()) as { contactMails: unknown[] }).contactMails).toHaveLength(model.size)
    }),
    { numRuns: steps / stepsEach, endOnFailure: true },
  )
  expect(count).toBe(steps)
}, 600_000)

type World = {
  ids: string[]
  model: Map<string, Mail>
  versions: Map<string, number>
  next: (id: string) => number
  done: Done[]
}

async function run(each: Step, { ids, model, versions, next, done }: World) {
  if (each.type === 'forged') {
    const response = await post(paths.api.contactmailsAct('undo'), each.body, cookies.staff)
    expect([400, 404, 415]).toContain(response.status)
    return
  }
  if (each.type === 'undo') {
    const last = done.at(-1 - each.back)
    if (!last) return
    const response = await post(paths.api.contactmailsAct('undo'), { undo: last.undo }, cookies[each.by])
    expect(response.status).toBe(each.by === last.by ? 200 : 404)
    if (each.by !== last.by) return
    done.splice(done.indexOf(last), 1)
    for (const [id, { mail, before, version }] of last.was) {
      if (!last.isDeletion && (!model.has(id) || versions.get(id) !== version)) continue
      model.set(id, mail)
      if (!last.isDeletion) versions.set(id, before)
    }
    return
  }
  const chosen = each.at.map((at) => String(ids[at]))
  const existing = chosen.filter((id) => model.has(id))
  const isDeletion = each.type === 'delete'
  const by = isDeletion ? 'admin' : each.by
  const asked = isDeletion ? null : { ...each.change, ...(each.change.assignee === 'me' && { assignee: me }) }
  const response = asked
    ? await change(chosen, asked, cookies[by])
    : await post(paths.api.contactmailsAct('delete'), { ids: chosen }, cookies.admin)
  expect(response.status).toBe(200)
  const { undo, ids: changed } = (await response.json()) as Changed
  const was: Done['was'] = new Map()
  for (const id of existing) {
    const mail = model.get(id) as Mail
    const { kind: _kind, ...fields } = asked ?? { kind: '' }
    const after = { ...mail, ...fields }
    if (!isDeletion && JSON.stringify(after) === JSON.stringify(mail)) continue
    was.set(id, { mail, before: Number(versions.get(id)), version: isDeletion ? 0 : next(id) })
    if (isDeletion) model.delete(id)
    else model.set(id, after)
  }
  expect(changed.toSorted()).toEqual([...was.keys()].sort())
  if (undo) done.push({ by, undo, was, isDeletion })
}
