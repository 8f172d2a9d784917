import { createStore } from 'jotai/vanilla'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import {
  changeAtom,
  deleteAtom,
  openAtom,
  showAtom,
  undoAtom,
} from '../../../../src/staff/inbox/state/inbox-actions.ts'
import { inboxViewAtom, updateAtom, viewOf } from '../../../../src/staff/inbox/state/inbox-view.ts'
import { deleted } from '../../../../src/staff/inbox/state/view-changes.ts'
import { listedOf } from '../../../helpers/mail.ts'

type Mail = ReturnType<typeof listedOf>

const now = '2026-11-20T18:00:00.000Z'
const counts = { ham: 0, unread: 0, spam: 0, open: 0, overdue: 0, waiting: 0, mine: 0 }
const page = (next: string | null) => ({ contactMails: [], next, counts, at: now })
const start = {
  ...{ page: page('more'), query: 'status=open', cursor: null, now },
  ...{ opened: null, thread: null, others: [] },
}

/** A store with an inbox, and the answers that its calls wait for, in the order in which they were asked for. */
const inbox = () => {
  const store = createStore()
  store.set(inboxViewAtom, viewOf(start))
  const answers: ((next: string | null) => void)[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    () => new Promise((resolve) => answers.push((next) => resolve(Response.json(page(next))))),
  )
  return { store, answers }
}

afterEach(() => {
  vi.restoreAllMocks()
})

it.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), ['first', 'last']],
  ['500', async () => Response.json({}, { status: 500 }), ['first', 'last']],
  ['too late', async () => Response.json({}, { status: 404 }), ['first']],
])('an undo that fails can be tried again unless it is too late: %s', async (_what, answer, left) => {
  const { store } = inbox()
  const undos = ['first', 'last'].map((id) => ({ id, kind: 'changed' as const, text: 'Closed' }))
  store.set(updateAtom, { undos })
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  await store.set(undoAtom)
  expect(store.get(inboxViewAtom)).toMatchObject({ banner: { kind: 'error' }, undos: left.map((id) => ({ id })) })
})

/** What "Undo" was asked to take back. */
const takenBack = () =>
  vi
    .mocked(fetch)
    .mock.calls.flatMap(([url, init]) => (String(url).endsWith('/undo') ? [JSON.parse(String(init?.body)).undo] : []))
const undos = ['first', 'last'].map((id) => ({ id, kind: 'changed' as const, text: 'Closed' }))

it.each([
  ['two presses on the key take back two things', undefined, ['last', 'first']],
  ['a double click on "Undo" takes back one', undos[1], ['last']],
])('%s, and neither is too late', async (_what, asked, expected) => {
  const { store } = inbox()
  store.set(updateAtom, { undos })
  const left = new Set(undos.map(({ id }) => id))
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const isInTime = left.delete(JSON.parse(String(init?.body ?? '{}')).undo)
    return isInTime ? Response.json({ contactMails: [], missed: 0 }) : Response.json({}, { status: 404 })
  })
  await Promise.all([store.set(undoAtom, asked), store.set(undoAtom, asked)])
  expect(takenBack()).toEqual(expected)
  expect(store.get(inboxViewAtom)?.banner).toMatchObject({ kind: 'done', text: 'Undone: closed' })
})

it('an undo that was meant for a change that fails takes back nothing from before', async () => {
  const { store } = inbox()
  store.set(updateAtom, { undos })
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  await Promise.all([store.set(changeAtom, ['a'], { kind: 'read', isRead: true }), store.set(undoAtom)])
  expect(takenBack()).toEqual([])
})

it('a deletion leaves open what was opened while it was on its way', async () => {
  const { store } = inbox()
  const [a, b, c] = ['a', 'b', 'c'].map((id) => listedOf({ id, createdAt: now })) as [Mail, Mail, Mail]
  store.set(updateAtom, { page: { ...page(null), contactMails: [a, b, c] }, opened: a })
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) =>
    String(url).endsWith('/delete') ? promise : Response.json({}, { status: 503 }),
  )
  const deleting = store.set(deleteAtom, ['a'])
  store.set(openAtom, c)
  resolve(Response.json({ undo: 'u', ids: ['a'] }))
  await deleting
  expect(store.get(inboxViewAtom)).toMatchObject({
    opened: { id: 'c' },
    page: { contactMails: [{ id: 'b' }, { id: 'c' }] },
  })
})

it('a deletion does not wait for the message that comes next', async () => {
  const { store } = inbox()
  const [a, b] = ['a', 'b'].map((id) => listedOf({ id, createdAt: now })) as [Mail, Mail]
  store.set(updateAtom, { page: { ...page(null), contactMails: [a, b] }, opened: a })
  vi.spyOn(globalThis, 'fetch').mockImplementation((url) =>
    String(url).endsWith('/delete') ? Promise.resolve(Response.json({ undo: 'u', ids: ['a'] })) : new Promise(() => {}),
  )
  store.set(deleteAtom, ['a'])
  await vi.waitFor(() => expect(store.get(inboxViewAtom)?.undos).toMatchObject([{ id: 'u' }]))
  expect(store.get(inboxViewAtom)).toMatchObject({ opened: { id: 'b' }, page: { contactMails: [{ id: 'b' }] } })
  expect(location.pathname).toBe(paths.admin.contactmail('b'))
})

it('a deletion whose answer was lost is known to be done when it is tried again', async () => {
  const { store } = inbox()
  store.set(updateAtom, { page: page(null) })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ undo: null, ids: [] }))
  await store.set(deleteAtom, ['a'])
  expect(store.get(inboxViewAtom)).toMatchObject({ undos: [], banner: { kind: 'done', text: 'Already deleted' } })
  // After a second press the first one's "Undo" stays.
  store.set(updateAtom, deleted({ undo: 'u', ids: ['a'], contactMails: [] }))
  await store.set(deleteAtom, ['a'])
  expect(store.get(inboxViewAtom)?.banner).toMatchObject({ text: 'Deleted', undo: { id: 'u' } })
})

it.each([
  ['the next page', 'more', ['c']],
  ['nothing where there is none', null, []],
])('a deletion of all that is shown loads %s', async (_what, next, expected) => {
  const { store } = inbox()
  const [a, c] = ['a', 'c'].map((id) => listedOf({ id, createdAt: now })) as [Mail, Mail]
  store.set(updateAtom, { page: { ...page(next), contactMails: [a] } })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) =>
    Response.json(String(url).endsWith('/delete') ? { undo: 'u', ids: ['a'] } : { ...page(null), contactMails: [c] }),
  )
  await store.set(deleteAtom, ['a'])
  expect(store.get(inboxViewAtom)?.page.contactMails.map(({ id }) => id)).toEqual(expected)
})

it.each([
  ['status=open', ['c', 'b', 'a']],
  ['status=all', ['a', 'b', 'c']],
])('an undone deletion puts each back where the list %s has it', async (query, before) => {
  const days: Record<string, number> = { a: 13, b: 12, c: 11 }
  const contactMails = before.map((id) => listedOf({ id, createdAt: `2026-11-${days[id]}T00:00:00.000Z` }))
  for (const ids of [['a'], ['b'], ['c'], ['a', 'c'], ['a', 'b', 'c']]) {
    const { store } = inbox()
    store.set(updateAtom, { query, page: { ...page(null), contactMails } })
    const answer = { undo: 'u', ids, contactMails: contactMails.filter(({ id }) => ids.includes(id)), missed: 0 }
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(answer))
    await store.set(deleteAtom, ids)
    await store.set(undoAtom)
    expect(store.get(inboxViewAtom)?.page.contactMails.map(({ id }) => id)).toEqual(before)
  }
})

it.each([
  ['without a connection', new TypeError('Failed to fetch')],
  ['after a call that takes too long', new DOMException('signal timed out', 'TimeoutError')],
])('says in its own words that there is no answer, %s', async (_when, error) => {
  const { store } = inbox()
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(error)
  const said = { banner: { kind: 'error', text: 'The server has not answered.' } }
  await store.set(showAtom, 'status=waiting')
  expect(store.get(inboxViewAtom)).toMatchObject(said)
  await store.set(openAtom, listedOf({ id: 'a', createdAt: now }))
  expect(store.get(inboxViewAtom)).toMatchObject(said)
})

it.each([
  ['unread', null, 1],
  ['read', now, 0],
])('opening one that is %s asks for the counts anew', async (_what, readAt, asked) => {
  const { store } = inbox()
  const opened = listedOf({ id: 'a', createdAt: now, readAt: now })
  const thread = {
    id: 'a',
    from: null,
    savedReplies: [],
    thread: [],
    hasOlder: false,
    seen: '',
    drafts: [],
    others: [],
  }
  const news = { counts: { ...counts, open: 6, unread: 4 }, arrived: [], at: now }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) =>
    Response.json(
      String(url).includes('/news')
        ? news
        : { contactmail: opened, thread: { ...thread, mailto: '', isBlocked: false } },
    ),
  )
  await store.set(openAtom, { ...opened, readAt })
  await vi.waitFor(() =>
    expect(store.get(inboxViewAtom)?.page.counts).toMatchObject(asked ? { open: 6, unread: 4 } : { unread: 0 }),
  )
  expect(vi.mocked(fetch).mock.calls.filter(([url]) => String(url).includes('/news'))).toHaveLength(asked)
})
