import { createStore } from 'jotai/vanilla'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import { blockAtom } from '../../../../src/staff/inbox/sender/block-sender.tsx'
import { undoAtom } from '../../../../src/staff/inbox/state/inbox-actions.ts'
import { inboxViewAtom, viewOf } from '../../../../src/staff/inbox/state/inbox-view.ts'
import { listedOf } from '../../../helpers/mail.ts'

const at = '2026-11-20T18:00:00.000Z'
const mail = listedOf({ id: 'a', createdAt: at })
const counts = { ham: 1, unread: 1, spam: 0, open: 1, overdue: 0, waiting: 0, mine: 0 }
const page = { contactMails: [mail], next: null, counts, at }

afterEach(() => {
  vi.restoreAllMocks()
})

/** A store in which the sender has been blocked, and what the calls have said of that. */
const blocked = async (missed: number, undo: string | null = 'u') => {
  const store = createStore()
  store.set(inboxViewAtom, viewOf({ page, query: '', cursor: null, opened: mail, thread: null, now: at }))
  const said: boolean[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (url === paths.api.contactmailAct('a', 'block')) said.push(JSON.parse(String(init?.body)).isBlocked)
    return Response.json({ undo, ids: ['a'], contactMails: [mail], missed })
  })
  await store.set(blockAtom, mail, true)
  return { store, said }
}

it('an undo takes back the block along with the mark as spam', async () => {
  const { store, said } = await blocked(0)
  expect(store.get(inboxViewAtom)).toMatchObject({ banner: { text: 'Sender blocked', undo: { id: 'u' } } })
  await store.set(undoAtom)
  expect(said).toEqual([true, false])
  expect(store.get(inboxViewAtom)).toMatchObject({ undos: [], banner: { text: 'Undone: sender blocked' } })
})

it('an undo that misses, as somebody has changed the message since, leaves the sender blocked', async () => {
  const { store, said } = await blocked(1)
  await store.set(undoAtom)
  expect(said).toEqual([true])
})

it('says that the sender is blocked where a colleague has marked the message as spam already', async () => {
  const { store } = await blocked(0, null)
  expect(store.get(inboxViewAtom)?.banner).toEqual({ kind: 'done', text: 'Sender blocked', undo: null })
})

it.each([
  [false, 'ham', 'Sender unblocked'],
  [true, 'spam', 'Sender blocked'],
] as const)('says what is done where there is no mark to undo: %s, %s', async (isBlocked, verdict, text) => {
  const { store } = await blocked(0)
  await store.set(blockAtom, { ...mail, verdict }, isBlocked)
  expect(store.get(inboxViewAtom)?.banner).toEqual({ kind: 'done', text, undo: null })
})
