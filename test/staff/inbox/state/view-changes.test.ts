import { createStore } from 'jotai/vanilla'
import { describe, expect, it } from 'vitest'
import { maxIds } from '../../../../src/staff/inbox/changes/change-schema.ts'
import type { InboxPage } from '../../../../src/staff/inbox/search/inbox-page.ts'
import {
  type InboxView,
  inboxViewAtom,
  type Undo,
  updateAtom,
  type ViewChange,
  viewOf,
} from '../../../../src/staff/inbox/state/inbox-view.ts'
import {
  changed,
  deleted,
  extended,
  inserted,
  listed,
  neighbourOf,
  ticked,
  told,
  undone,
} from '../../../../src/staff/inbox/state/view-changes.ts'
import { listedOf } from '../../../helpers/mail.ts'

const now = '2026-11-20T18:00:00.000Z'
const mail = (id: string, more = {}) => listedOf({ id, createdAt: '2026-11-01T00:00:00.000Z', ...more })
const none = { open: 0, overdue: 0, waiting: 0, mine: 0 }
const page = (...ids: string[]): InboxPage => ({
  contactMails: ids.map((id) => mail(id)),
  counts: { ...none, ham: 9, unread: 4, spam: 2 },
  next: null,
  at: now,
})
const nothing = { counts: { open: 0, overdue: 0, mine: 0, unread: 0 }, arrived: [], changed: [], at: now }
const start = {
  page: page('a', 'b'),
  ...{ query: 'reason=Other', cursor: 'x', opened: null, thread: null, now: '', others: [] },
}
const first = viewOf(start)

const viewAfter = (...changes: ViewChange[]): InboxView => {
  const store = createStore()
  store.set(inboxViewAtom, first)
  for (const change of changes) store.set(updateAtom, change)
  return store.get(inboxViewAtom) ?? first
}

it.each<[string, ViewChange, Partial<InboxView>]>([
  [
    'another list',
    listed(page('c'), 'q=x'),
    { page: page('c'), query: 'q=x', cursor: null, found: 1, now, listedAt: now },
  ],
  ['older ones', extended(page('c')), { page: page('a', 'b', 'c'), found: 3 }],
  ['older ones, one of them known', extended(page('b', 'c')), { page: page('a', 'b', 'c'), found: 3 }],
  [
    'news',
    told({ ...nothing, counts: { open: 7, overdue: 1, mine: 2, unread: 3 }, arrived: ['c', 'a'] }),
    {
      page: { ...page('a', 'b'), counts: { ham: 9, spam: 2, waiting: 0, open: 7, overdue: 1, mine: 2, unread: 3 } },
      arrived: ['c'],
      now,
    },
  ],
  ['a part', { picked: ['a'] }, { picked: ['a'] }],
])('%s: nothing else changes', (_what, change, part) => expect(viewAfter(change)).toEqual({ ...first, ...part }))

describe('what has arrived', () => {
  const news = { ...nothing, arrived: ['d', 'c'] }
  const ids = (...changes: ViewChange[]) => viewAfter(...changes).page.contactMails.map(({ id }) => id)

  it('comes first in a list by time, once', () => {
    const insert = inserted(page('d', 'c', 'a').contactMails)
    expect(ids(told(news), insert, insert)).toEqual(['d', 'c', 'a', 'b'])
    expect(viewAfter(told(news), insert)).toMatchObject({ arrived: [], inserted: 2, listedAt: now })
  })

  it('is asked for from the same moment until all of it is in the list', () => {
    expect(viewAfter(told(news), inserted(page('c').contactMails))).toMatchObject({ arrived: ['d'], listedAt: '' })
  })

  it('comes last in a list by due date', () => {
    const byDueDate = listed(page('a', 'b'), 'status=open')
    expect(ids(byDueDate, told(news), inserted(page('c').contactMails))).toEqual(['a', 'b', 'c'])
  })

  it('is shown by a new list', () => {
    expect(viewAfter(told(news), listed(page('c'), ''))).toMatchObject({ arrived: [], inserted: 0 })
  })
})

it('what colleagues change shows in its row, and in the pane', () => {
  const closed = mail('a', { status: 'closed', changedAt: now })
  const view = viewAfter({ opened: mail('a') }, told({ ...nothing, changed: [closed] }))
  expect(view.page.contactMails).toEqual([closed, mail('b')])
  expect(view.opened).toEqual(closed)
})

it('a deletion takes contactmails off the list and out of the pane', () => {
  const view = viewAfter({ opened: mail('a') }, deleted({ undo: 'u', ids: ['a'], contactMails: [] }))
  expect(view.page.contactMails).toEqual([mail('b')])
  expect(view.opened).toBeNull()
  expect(view.undos).toEqual([{ kind: 'deleted', id: 'u', text: 'Deleted', query: 'reason=Other' }])
  expect(view.banner).toEqual({ kind: 'done', text: 'Deleted', undo: view.undos[0] })
})

describe('a change', () => {
  const later = '2026-11-20T18:00:01.000Z'
  const closed = (undo: string | null, ...ids: string[]) => {
    const contactMails = ids.map((id) => mail(id, { status: 'closed', dueAt: null, changedAt: now }))
    return changed({ kind: 'status', status: 'closed' }, { undo, ids, contactMails })
  }
  const close = closed('u', 'a', 'b')
  const was = (id: string) => mail(id, { status: 'open', dueAt: now, changedAt: later })
  const back =
    (ids: string[], missed = 0) =>
    (view: InboxView) =>
      undone(view.undos[0] as Undo, { contactMails: ids.map(was), missed })(view)

  it('shows in the list and in the pane, where everything stays in its place', () => {
    const view = viewAfter({ opened: mail('a') }, { picked: ['a'] }, close, closed(null))
    expect(view.page.contactMails.map(({ id, status, dueAt }) => ({ id, status, dueAt }))).toEqual([
      { id: 'a', status: 'closed', dueAt: null },
      { id: 'b', status: 'closed', dueAt: null },
    ])
    expect(view.opened?.status).toBe('closed')
    expect(view.picked).toEqual([])
    expect(view.banner).toMatchObject({ text: 'Closed: 2 messages', undo: { id: 'u' } })
  })

  it('takes off the list what a colleague has deleted meanwhile, but for the open one', () => {
    const gone = { undo: null, ids: ['a', 'b'], contactMails: [], missing: ['a', 'b'] }
    const close = changed({ kind: 'status', status: 'closed' }, gone)
    const { page, banner } = viewAfter({ opened: mail('a') }, close)
    expect([page.contactMails, banner?.text]).toEqual([[mail('a')], 'Already deleted'])
  })

  it('leaves the ticks of others', () => {
    const deletion = deleted({ undo: 'u', ids: ['a'], contactMails: [] })
    for (const change of [closed('u', 'a'), deletion])
      expect(viewAfter({ picked: ['a', 'c'] }, change).picked).toEqual(['c'])
  })

  it('can be undone, which shows what was there', () => {
    const view = viewAfter({ opened: mail('a') }, close, back(['a', 'b']))
    const banner = { kind: 'done', text: 'Undone: closed: 2 messages', undo: null }
    const mails = { ...first.page, contactMails: [was('a'), was('b')] }
    expect(view).toEqual({ ...first, page: mails, opened: was('a'), banner })
  })

  it('is undone only where the server has undone it, and the banner says so', () => {
    const view = viewAfter(close, back(['b'], 1))
    expect(view.page.contactMails.map(({ status }) => status)).toEqual(['closed', 'open'])
    const text = 'Undone: 1 of 2 messages. Somebody has changed the rest since.'
    expect(view.banner).toEqual({ kind: 'done', text, undo: null })
    expect(viewAfter(close, back([], 2)).banner).toMatchObject({ kind: 'error' })
  })

  it('that is older than what is known changes nothing', () => {
    expect(viewAfter({ opened: was('a') }, close).opened).toEqual(was('a'))
  })

  it.each([
    ['admin', 'Assigned to Bo'],
    [null, 'Assigned to nobody'],
  ])('of the assignee to %s says "%s"', (assignee, text) => {
    const contactMails = [mail('a', { assignee, assigneeName: assignee && 'Bo' })]
    const change = changed({ kind: 'assignee', assignee }, { undo: 'u', ids: ['a'], contactMails })
    expect(viewAfter(change).banner).toMatchObject({ text })
  })

  it('of nothing cannot', () => expect(viewAfter(closed(null))).toMatchObject({ undos: [], banner: { undo: null } }))
})

describe('ticks', () => {
  const ids = Array.from({ length: 120 }, (_, at) => `m${at}`)
  const picked = (...changes: ViewChange[]) => viewAfter({ page: page(...ids) }, ...changes).picked

  it('are put and taken away one by one, or put as a range', () => {
    expect(picked(ticked('m2'), ticked('m4', true), ticked('m3'))).toEqual(['m2', 'm4'])
  })

  it('are at most as many as one call may change', () => {
    expect(picked(ticked('m0'), ticked('m119', true))).toEqual(ids.slice(0, maxIds))
    expect(picked({ picked: ids.slice(0, maxIds) }, ticked('m119'))).toEqual(ids.slice(0, maxIds))
  })
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
