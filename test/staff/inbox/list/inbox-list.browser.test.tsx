import { useAtomValue } from 'jotai'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { InboxList } from '../../../../src/staff/inbox/list/inbox-list.tsx'
import { showAtom } from '../../../../src/staff/inbox/state/inbox-actions.ts'
import { inboxViewAtom, updateAtom, viewOf } from '../../../../src/staff/inbox/state/inbox-view.ts'
import { listedOf } from '../../../helpers/mail.ts'
import { mount } from '../../../helpers/mount.tsx'

const at = '2026-11-20T18:00:00.000Z'
const mails = ['a', 'b'].map((id) => listedOf({ id, createdAt: at }))
const counts = { ham: 2, unread: 0, spam: 0, open: 2, overdue: 0, waiting: 0, mine: 0 }
const start = {
  page: { contactMails: mails, next: null, counts, at },
  ...{ query: 'status=open', cursor: null, opened: mails[1] ?? null, thread: null, now: at },
}

function Listed() {
  const view = useAtomValue(inboxViewAtom)
  return (
    <>
      <input />
      {view && <InboxList view={view} />}
    </>
  )
}

it.each([
  ['the row of a message that is closed, where the focus would be lost', 'h1', '[data-mail=b] a'],
  ['nothing, where the focus is elsewhere', 'input', 'input'],
])('focuses %s', async (_what, focused, expected) => {
  const { page, store } = await mount(<Listed />)
  await act(async () => store.set(inboxViewAtom, viewOf(start)))
  page.querySelector<HTMLElement>(focused)?.focus()
  await act(async () => store.set(updateAtom, { opened: null }))
  expect(document.activeElement).toBe(page.querySelector(expected))
})

it('renders no other row when one is ticked', async () => {
  const { page, store } = await mount(<Listed />)
  const read = vi.fn(() => 'Other')
  const watched = Object.defineProperty({ ...listedOf({ id: 'a', createdAt: at }) }, 'reason', { get: read })
  const view = viewOf({ ...start, page: { ...start.page, contactMails: [watched, ...mails.slice(1)] } })
  await act(async () => store.set(inboxViewAtom, view))
  read.mockClear()
  await act(async () => store.set(updateAtom, { picked: ['b'] }))
  expect(page.querySelector('[data-mail=b] :checked')).not.toBeNull()
  expect(read).not.toHaveBeenCalled()
})

it('shows of an address the part by which its message was found', async () => {
  const { page, store } = await mount(<Listed />)
  const mail = listedOf({ id: 'a', createdAt: at, email: 'hana.lindqvist@tidewatermuseum.example' })
  const query = 'q=museum'
  await act(async () =>
    store.set(inboxViewAtom, viewOf({ ...start, query, page: { ...start.page, contactMails: [mail] } })),
  )
  expect(page.querySelector('bdi:has(mark)')?.textContent).toMatch(/^….{0,6}museum/)
})

it('shows by its colour what has become overdue since the list was read', async () => {
  const { page, store } = await mount(<Listed />)
  const contactMails = [listedOf({ id: 'a', createdAt: at, dueAt: at })]
  await act(async () => store.set(inboxViewAtom, viewOf({ ...start, page: { ...start.page, contactMails } })))
  const look = () => page.querySelector('time.text-error')?.textContent
  expect(look()).toBeUndefined()
  await act(async () => store.set(updateAtom, { now: '2026-11-20T21:00:00.000Z' }))
  expect(look()).toBe('overdue by 3 hours')
})

it('says that a search has had no answer, and searches again', async () => {
  const { page, store } = await mount(<Listed />)
  await act(async () => store.set(inboxViewAtom, viewOf(start)))
  const fetching = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await act(async () => store.set(showAtom, 'q=tide&status=open'))
  expect(page.textContent).toContain('Not loaded: still in Open; try again')
  fetching.mockImplementation(async () => Response.json(start.page))
  await act(async () => page.querySelector<HTMLElement>('a[href*="q=tide"]')?.click())
  await vi.waitFor(() => expect(page.textContent).toContain('In Open'))
  expect(page.textContent).not.toContain('try again')
  fetching.mockRestore()
})

it.each([
  ['status=open', undefined],
  ['status=closed', 'In Closed'],
  ['reason=Other&status=open', 'In Open, filtered'],
])('says on a phone which list is shown: %s', async (query, said) => {
  const { page, store } = await mount(<Listed />)
  await act(async () => store.set(inboxViewAtom, viewOf({ ...start, query })))
  expect(page.querySelector('p.lg\\:hidden')?.textContent).toBe(said)
})

it.each([
  ['none of a view', 'status=closed', []],
  ['the filters', 'reason=Other&status=open&unread=1', [['Clear the filters', '?status=open']]],
  ['the search alone', 'q=tide&reason=Other&status=all', [['Clear the search', '?reason=Other&status=all']]],
])('an empty list has a way out of %s', async (_what, query, expected) => {
  const { page, store } = await mount(<Listed />)
  await act(async () =>
    store.set(inboxViewAtom, viewOf({ ...start, query, page: { ...start.page, contactMails: [] } })),
  )
  const ways = [...page.querySelectorAll<HTMLAnchorElement>('.inbox-empty a')].map((a) => [a.textContent, a.search])
  expect(ways.filter(([text]) => text?.startsWith('Clear'))).toEqual(expected)
})

it.each([
  ['q=subject:tide&status=open', true],
  ['q=before:31/12/2026&status=open', true],
  ['q=tide&status=open', false],
  ['q=from:ada+https://museum.example&status=open', false],
])('an empty search says which fields there are where it named another: %s', async (query, isSaid) => {
  const { page, store } = await mount(<Listed />)
  await act(async () =>
    store.set(inboxViewAtom, viewOf({ ...start, query, page: { ...start.page, contactMails: [] } })),
  )
  expect(page.querySelector('.inbox-empty p')?.textContent?.includes('after:2026-10-01')).toBe(isSaid)
})

it.each([['list', null] as const, ['message', mails[0]] as const])(
  'goes on to the first further message by key where "More messages" goes, with an open %s',
  async (_what, opened) => {
    const { page, store } = await mount(<Listed />)
    const more = { ...start.page, next: 'more' }
    await act(async () => store.set(inboxViewAtom, viewOf({ ...start, page: more, opened: opened ?? null })))
    const link = page.querySelector<HTMLElement>('a[href*=before]')
    link?.focus()
    const further = { ...start.page, contactMails: [listedOf({ id: 'c', createdAt: at })] }
    const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(further))
    await act(async () => link?.click())
    expect(document.activeElement).toBe(page.querySelector('[data-mail=c] a'))
    fetching.mockRestore()
  },
)
