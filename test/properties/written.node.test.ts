import * as fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import type { DraftKind } from '../../src/contactmails/replies/reply-schema.ts'
import { typeAtom } from '../../src/staff/inbox/state/drafts.ts'
import { undoAtom } from '../../src/staff/inbox/state/inbox-actions.ts'
import { inboxViewAtom } from '../../src/staff/inbox/state/inbox-view.ts'
import { addNoteAtom, sendingAtom, sendReplyAtom } from '../../src/staff/inbox/state/thread-actions.ts'
import { fresh } from '../helpers/sqlite-d1.ts'
import { deskOf, type Fault, type Tab } from '../helpers/writing-desk.ts'

/** Sequences of steps; `TEST_SEQUENCES=10000` tries more. Each takes a few milliseconds. */
const sequences = Number(process.env.TEST_SEQUENCES ?? 1000)

type Step =
  | { type: 'type'; tab: number; kind: DraftKind }
  | { type: 'call'; call: 'save' | 'undo' | DraftKind; tab: number; fault: Fault; waits: boolean }
  | { type: 'reload'; tab: number }
  | { type: 'session'; tab: number; isSignedIn: boolean }
  | { type: 'time' }
  | { type: 'answer' }

// Tabs 0 and 1 are in one browser, tab 2 is on another device.
const tab = fc.constantFrom(0, 0, 0, 1, 2)
const kind = fc.constantFrom<DraftKind>('reply', 'reply', 'note')
const fault = fc.constantFrom<Fault>('none', 'none', 'lost request', 'lost answer')
const call = fc.constantFrom('save', 'save', 'undo', 'undo', 'reply', 'reply', 'note')
const often = fc.constantFrom(true, true, false)
const calls = fc.record({ type: fc.constant('call' as const), call, tab, fault, waits: often })
const of = <Type extends string>(type: Type) => ({ type: fc.constant(type) })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ ...of('type'), tab, kind }) },
  { weight: 9, arbitrary: calls },
  { weight: 1, arbitrary: fc.record({ ...of('reload'), tab }) },
  { weight: 1, arbitrary: fc.record({ ...of('session'), tab, isSignedIn: often }) },
  { weight: 1, arbitrary: fc.record(of('time')) },
  { weight: 1, arbitrary: fc.record(of('answer')) },
)

afterEach(() => {
  vi.unstubAllGlobals()
})

it('loses nothing that was typed, sends nothing twice and nothing that was undone', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 32 }), async (steps) => {
      const sqlite = fresh()
      try {
        await follow(steps, sqlite)
      } finally {
        sqlite.close()
      }
    }),
    { numRuns: sequences },
  )
  // What was tried is no empty exercise.
  for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(sequences / 50)
}, 1_800_000)

const seen = { sequences: 0, replies: 0, notes: 0, drafts: 0, undone: 0 }

async function follow(steps: Step[], sqlite: ReturnType<typeof fresh>) {
  const desk = await deskOf(sqlite)
  const browsers = [0, 1].map(() => ({ storage: new Map<string, string>(), isSignedIn: true }))
  const home = (at: number) => browsers[Number(at === 2)] as (typeof browsers)[number]
  const tabs: Tab[] = []
  for (const at of [0, 1, 2]) tabs.push(await desk.openTab(home(at)))
  const typed: string[] = []
  const leave = (tab: Tab) => {
    tab.place.isAlive = false
  }
  const type = (tab: Tab, kind: DraftKind) => {
    const { store } = tab
    // The field is read-only while its text is sent.
    if (store.get(sendingAtom)[kind] || !store.get(inboxViewAtom)?.opened) return
    const text = `${desk.textOf(tab, kind)} w${typed.length}.`
    typed.push(`w${typed.length}.`)
    desk.within(tab, 'none', () => store.set(typeAtom, kind, desk.id, text))
  }
  const act = async (tab: Tab, { call, fault, waits }: Extract<Step, { type: 'call' }>) => {
    const { store, pending } = tab
    const run = {
      save: () => desk.save(tab, fault),
      undo: () => store.set(undoAtom),
      note: () => store.set(addNoteAtom, desk.id),
      reply: () => store.set(sendReplyAtom, { id: desk.id, status: 'answered', isPhone: true }),
    }[call]
    pending.push(desk.within<Promise<unknown>>(tab, fault, run))
    if (!waits) return
    await Promise.all(pending.splice(0))
    if (!store.get(inboxViewAtom)?.opened) await desk.open(tab)
  }
  for (const each of steps) {
    if (each.type === 'time') await desk.wait()
    else if (each.type === 'answer') answerFromSender(sqlite, desk.id)
    else {
      const tab = tabs[each.tab] as Tab
      if (each.type === 'type') type(tab, each.kind)
      else if (each.type === 'session') tab.place.browser.isSignedIn = each.isSignedIn
      else if (each.type === 'call') await act(tab, each)
      else {
        leave(tab)
        tabs[each.tab] = await desk.openTab(tab.place.browser)
      }
    }
  }

  // In the end the lines and the sessions are back, and each browser is opened once more.
  for (const browser of browsers) browser.isSignedIn = true
  for (const tab of tabs) {
    await Promise.all(tab.pending)
    await desk.save(tab, 'none')
    leave(tab)
  }
  for (const browser of browsers) await desk.save(await desk.openTab(browser), 'none')
  await desk.wait()

  const select = (sql: string) => sqlite.prepare(sql).all() as { id: string; body: string; state: string }[]
  const replies = select("SELECT id, body, state FROM entries WHERE direction = 'out'")
  const notes = select("SELECT id, body FROM entries WHERE direction = 'note'")
  const drafts = select("SELECT id, body FROM drafts WHERE body <> ''")
  const kept = [...replies, ...notes, ...drafts]
  const found = {
    sequences: 1,
    replies: replies.length,
    notes: notes.length,
    drafts: drafts.length,
    undone: desk.undone.length,
  }
  for (const each of Object.keys(seen) as (keyof typeof seen)[]) seen[each] += found[each]
  const words = new Set(kept.flatMap(({ body }) => body.split(/\s+/)))
  expect(typed.filter((word) => !words.has(word))).toEqual([])

  const sent = desk.mailer.sent.map(({ text }) => text.split('\n\nReference: ')[0])
  expect(sent.toSorted()).toEqual(replies.map(({ body }) => body).toSorted())
  expect(new Set(sent).size).toBe(sent.length)
  expect(replies.filter(({ id }) => desk.undone.includes(id))).toEqual([])
}

let answers = 0
const answerFromSender = (sqlite: ReturnType<typeof fresh>, id: string) => {
  answers += 1
  sqlite.exec(`INSERT INTO entries (id, contactmail_id, direction, author, body, message_id, created_at, state, is_verified)
    SELECT '${crypto.randomUUID()}', id, 'in', email, 'And?', '<${answers}@x.example>', '${new Date().toISOString()}', 'received', 1
    FROM contactmails WHERE id = '${id}'`)
}
