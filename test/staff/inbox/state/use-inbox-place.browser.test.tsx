import { createStore } from 'jotai/vanilla'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import { changeAtom, extendAtom, openAtom, showAtom } from '../../../../src/staff/inbox/state/inbox-actions.ts'
import { inboxUrl, placeOf } from '../../../../src/staff/inbox/state/inbox-location.ts'
import { type InboxView, inboxViewAtom, updateAtom, viewOf } from '../../../../src/staff/inbox/state/inbox-view.ts'
import { useInboxPlace } from '../../../../src/staff/inbox/state/use-inbox-place.ts'
import { listedOf } from '../../../helpers/mail.ts'
import { mount } from '../../../helpers/mount.tsx'

const now = '2026-11-20T18:00:00.000Z'
const counts = { ham: 0, unread: 0, spam: 0, open: 0, overdue: 0, waiting: 0, mine: 0 }
const mail = (id: string) => listedOf({ id, createdAt: now, readAt: now })
const page = (next: string | null, ...ids: string[]) => ({ contactMails: ids.map(mail), next, counts, at: now })

/** A store with an inbox, and the answers that its lists wait for, in the order in which they were asked for. */
const inbox = (query = 'status=open', next: string | null = 'more') => {
  const store = createStore()
  store.set(inboxViewAtom, viewOf({ page: page(next, 'a'), query, cursor: null, now, opened: null, thread: null }))
  const answers: ((next: string | null, ...ids: string[]) => void)[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    const path = String(url).split('?')[0]
    if (path?.endsWith('/change')) return Promise.resolve(Response.json({ undo: 'u', ids: ['a'], contactMails: [] }))
    if (path !== paths.api.contactmails) return new Promise(() => {})
    return new Promise((resolve) => answers.push((next, ...ids) => resolve(Response.json(page(next, ...ids)))))
  })
  return { store, answers }
}
const ids = (view: InboxView | null) => view?.page.contactMails.map(({ id }) => id)

afterEach(() => {
  vi.restoreAllMocks()
})

it('shows the list that was asked for last, whichever comes last', async () => {
  const { store, answers } = inbox()
  const [waiting, closed] = [store.set(showAtom, 'status=waiting'), store.set(showAtom, 'status=closed')]
  answers[1]?.(null)
  await closed
  answers[0]?.('other')
  await waiting
  expect(store.get(inboxViewAtom)).toMatchObject({ query: 'status=closed', page: { next: null }, banner: null })
  expect(location.search).toBe('?status=closed')
})

it('adds no page of a list that is no longer shown', async () => {
  const { store, answers } = inbox()
  const [more, closed] = [store.set(extendAtom), store.set(showAtom, 'status=closed')]
  answers[1]?.(null)
  await closed
  answers[0]?.('other')
  expect(await more).toBe(false)
  expect(store.get(inboxViewAtom)).toMatchObject({ query: 'status=closed', page: { next: null } })
})

it('adds no page of the list that was left to the one that has come meanwhile', async () => {
  const { store, answers } = inbox()
  const closed = store.set(showAtom, 'status=closed')
  await store.set(changeAtom, ['a'], { kind: 'read', isRead: true })
  const more = store.set(extendAtom)
  answers[0]?.('later', 'c')
  await closed
  answers[1]?.('last', 'b')
  expect(await more).toBe(false)
  const view = store.get(inboxViewAtom)
  expect(view).toMatchObject({ query: 'status=closed', page: { next: 'later' } })
  expect(ids(view)).toEqual(['c'])
})

it('a filter is the same list in whatever order its fields are given', () => {
  const place = (search: string) => placeOf({ pathname: paths.admin.contactmails, search })
  expect(place('?status=open&reason=Other')).toEqual(place('?reason=Other&status=open'))
})

/** Stands where the browser's Back or Forward leads to. */
const go = (query: string, id: string | null = null) => {
  history.replaceState(null, '', inboxUrl(query, id))
  dispatchEvent(new PopStateEvent('popstate'))
}
const opened = async () => {
  const { store, answers } = inbox('status=closed', null)
  const start = store.get(inboxViewAtom) as InboxView
  const Place = () => {
    useInboxPlace(start)
    return null
  }
  await mount(<Place />, store)
  return { store, answers }
}
/** Until all that an answer sets off has run. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50))

it('Forward to the list that is shown leaves it where Back had asked for another', async () => {
  const { store, answers } = await opened()
  go('status=open')
  go('status=closed')
  answers[0]?.(null, 'b')
  await settled()
  expect(store.get(inboxViewAtom)).toMatchObject({ query: 'status=closed', isLoading: false })
  expect(ids(store.get(inboxViewAtom))).toEqual(['a'])
})

it('a message that is opened while Back asks for a list stays open beside it', async () => {
  const { store, answers } = await opened()
  go('status=open')
  store.set(openAtom, mail('a'))
  answers[0]?.(null, 'b')
  await settled()
  expect(store.get(inboxViewAtom)).toMatchObject({ query: 'status=open', opened: { id: 'a' } })
  expect(placeOf(location)).toMatchObject({ query: 'status=open', id: 'a' })
  store.set(updateAtom, { opened: null })
})
