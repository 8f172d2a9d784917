import { createStore } from 'jotai/vanilla'
import { describe, expect, it } from 'vitest'
import type { InboxPage } from '../../../../src/staff/inbox/search/inbox-filter.ts'
import { neighbourOf, sendAtom } from '../../../../src/staff/inbox/state/inbox-reducer.ts'
import { type InboxEvent, type InboxView, inboxViewAtom, viewOf } from '../../../../src/staff/inbox/state/inbox-view.ts'
import { mailOf } from '../../../helpers/mail.ts'

const now = '2026-11-20T18:00:00.000Z'
const mail = (id: string, more = {}) => ({ ...mailOf(), id, createdAt: '2026-11-01T00:00:00.000Z', ...more })
const none = { open: 0, overdue: 0, waiting: 0, mine: 0 }
const page = (...ids: string[]): InboxPage => ({
  contactMails: ids.map((id) => mail(id)),
  counts: { ...none, ham: 9, unread: 4, spam: 2 },
  next: null,
})
const thread = {
  id: 'a',
  notes: [],
  mailto: '',
  conversation: {
    id: 'a',
    sender: '',
    from: null,
    savedReplies: [],
    thread: [],
    hasOlder: false,
    seen: '',
    replyId: '',
  },
}
const start = {
  page: page('a', 'b'),
  query: 'reason=Other',
  cursor: 'x',
  opened: null,
  thread: null,
  now: '',
  others: [],
}
const first = viewOf(start)

const viewAfter = (...events: InboxEvent[]): InboxView => {
  const store = createStore()
  store.set(inboxViewAtom, first)
  for (const event of events) store.set(sendAtom, event)
  return store.get(inboxViewAtom) ?? first
}

it.each<[InboxEvent, Partial<InboxView>]>([
  [{ type: 'called' }, { banner: { kind: 'loading' } }],
  [{ type: 'returned' }, { banner: null }],
  [{ type: 'failed', text: 'No.' }, { banner: { kind: 'error', text: 'No.' } }],
  [
    { type: 'listed', page: page('c'), query: 'q=x', now },
    { page: page('c'), query: 'q=x', cursor: null, now, listedAt: now },
  ],
  [{ type: 'extended', page: page('c') }, { page: page('a', 'b', 'c') }],
  [
    { type: 'told', news: { counts: { open: 7, overdue: 1, mine: 2, unread: 3 }, arrived: ['c', 'a'], at: now } },
    {
      page: { ...page('a', 'b'), counts: { ham: 9, spam: 2, waiting: 0, open: 7, overdue: 1, mine: 2, unread: 3 } },
      arrived: ['c'],
      now,
    },
  ],
  [{ type: 'opened', mail: mail('a') }, { opened: mail('a') }],
  [{ type: 'loaded', thread }, { thread }],
  [{ type: 'closed' }, { opened: null }],
  [{ type: 'picked', ids: ['a'] }, { picked: ['a'] }],
  [{ type: 'asked', ids: ['a'] }, { asked: ['a'] }],
  [{ type: 'keys', areShown: true }, { areKeysShown: true }],
  [{ type: 'undo-over' }, { undo: null }],
])('%o changes that alone', (event, changed) => expect(viewAfter(event)).toEqual({ ...first, ...changed }))

describe('what has arrived', () => {
  const news = { counts: { open: 0, overdue: 0, mine: 0, unread: 0 }, arrived: ['d', 'c'], at: now }
  const ids = (...events: InboxEvent[]) => viewAfter(...events).page.contactMails.map(({ id }) => id)

  it('comes first in a list by time, once', () => {
    const insert: InboxEvent = { type: 'inserted', mails: page('d', 'c', 'a').contactMails }
    expect(ids({ type: 'told', news }, insert, insert)).toEqual(['d', 'c', 'a', 'b'])
    expect(viewAfter({ type: 'told', news }, insert)).toMatchObject({ arrived: [], inserted: 2 })
  })

  it('comes last in a list by due date', () => {
    const listed: InboxEvent = { type: 'listed', page: page('a', 'b'), query: 'status=open', now }
    expect(ids(listed, { type: 'told', news }, { type: 'inserted', mails: page('c').contactMails })).toEqual([
      'a',
      'b',
      'c',
    ])
  })

  it('is shown by a new list', () => {
    const listed: InboxEvent = { type: 'listed', page: page('c'), query: '', now }
    expect(viewAfter({ type: 'told', news }, listed)).toMatchObject({ arrived: [], inserted: 0 })
  })
})

it('a deletion takes contactmails off the list and out of the pane', () => {
  const view = viewAfter(
    { type: 'opened', mail: mail('a') },
    { type: 'deleted', deleted: { undo: 'u', at: now, ids: ['a'] } },
  )
  expect(view.page.contactMails).toEqual([mail('b')])
  expect(view.opened).toBeNull()
  expect(view.undo).toEqual({ kind: 'deleted', id: 'u', ids: ['a'], mails: [mail('a')] })
})

describe('a change', () => {
  const close: InboxEvent = {
    type: 'changed',
    change: { kind: 'status', status: 'closed' },
    changed: { undo: 'u', at: now, ids: ['a', 'b'] },
    name: null,
  }

  it('shows in the list and in the pane, where everything stays in its place', () => {
    const view = viewAfter({ type: 'opened', mail: mail('a') }, { type: 'picked', ids: ['a'] }, close)
    expect(view.page.contactMails.map(({ id, status, dueAt }) => ({ id, status, dueAt }))).toEqual([
      { id: 'a', status: 'closed', dueAt: null },
      { id: 'b', status: 'closed', dueAt: null },
    ])
    expect(view.opened?.status).toBe('closed')
    expect(view.picked).toEqual([])
  })

  it('can be undone, which shows what was there', () => {
    const view = viewAfter({ type: 'opened', mail: mail('a') }, close, { type: 'undone', ids: ['a', 'b'] })
    expect(view).toEqual({ ...first, opened: mail('a') })
  })

  it('is undone only where the server has undone it', () => {
    const view = viewAfter(close, { type: 'undone', ids: ['b'] })
    expect(view.page.contactMails.map(({ status }) => status)).toEqual(['closed', undefined])
  })

  it('of nothing cannot', () =>
    expect(viewAfter({ ...close, changed: { undo: null, at: now, ids: [] } }).undo).toBeNull())
})

it.each([
  ['a', 1, 'b'],
  ['b', -1, 'a'],
  ['b', 1, undefined],
  ['a', -1, undefined],
  ['gone', 1, 'a'],
  ['gone', -1, undefined],
] as const)('beside %s, %i away, is %s', (id, step, found) =>
  expect(neighbourOf({ page: page('a', 'b'), opened: mail(id) }, step)?.id).toBe(found),
)
