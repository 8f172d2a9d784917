import { act } from 'react'
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { undoSeconds } from '../../../src/contactmails/undo-seconds.ts'
import { Inbox } from '../../../src/staff/inbox/inbox.island.tsx'
import { failed, inboxViewAtom, type Office, updateAtom } from '../../../src/staff/inbox/state/inbox-view.ts'
import { listed } from '../../../src/staff/inbox/state/view-changes.ts'
import { listedOf } from '../../helpers/mail.ts'
import { find, mount } from '../../helpers/mount.tsx'

const at = '2026-11-20T18:00:00.000Z'
const mails = ['a', 'b', 'c'].map((id) => listedOf({ id, createdAt: at, readAt: at }))
const counts = { ham: 2, unread: 0, spam: 0, open: 2, overdue: 0, waiting: 0, mine: 0 }
const thread = {
  ...{ id: 'a', from: null, savedReplies: [], thread: [], hasOlder: false, seen: '' },
  ...{ drafts: [], others: [], mailto: '', isBlocked: false },
}
const start = {
  page: { contactMails: mails, next: null, counts, at },
  ...{ query: 'status=open', cursor: null, opened: mails[0] ?? null, thread, now: at },
}
const bo = { id: 'bo', name: 'Bo', email: 'bo@forager.example' }
const cy = { id: 'cy', name: 'Cy', email: 'cy@forager.example' }
const office: Office = {
  ...{ me: { id: 'me', name: 'Ada Quill', email: 'ada@forager.example' }, colleagues: [bo, cy] },
  ...{ names: {}, mayDelete: true, sends: true, keepsFiles: false },
}
const answer = vi.fn<typeof fetch>()

const list = { opened: null, thread: null }

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    answer.mockReset().mockImplementation(async () => Response.json({})),
  )
})
// Later than the message is left, which ends each test.
afterAll(() => {
  vi.unstubAllGlobals()
})
const open = (part = {}) => mount(<Inbox start={{ ...start, ...part }} office={office} />)

it('says what was done in a live region that was there before the next message', async () => {
  const { page, store } = await open()
  const regions = [...page.querySelectorAll('[role=status]')]
  const banner = { kind: 'done' as const, text: 'Sent to Ada', undo: null }
  await act(async () => store.set(updateAtom, { opened: mails[1] ?? null, thread: null, banner }))
  const speaking = [...page.querySelectorAll('[role=status]')].filter((region) => region.textContent === banner.text)
  expect(speaking).toHaveLength(1)
  expect(regions).toContain(speaking[0])
})

const speaking = (page: HTMLElement, text: string) =>
  [...page.querySelectorAll('[role=status]')].find((region) => region.textContent === text)

it.each([
  ['how many are ticked', '2 selected', { picked: ['a', 'b'] }],
  ['what an older page adds', 'Open: 3 messages', { found: 3 }],
  [
    'that another list is empty',
    'No messages here.',
    { ...listed({ ...start.page, contactMails: [] }, 'status=closed') },
  ],
  [
    'that a search finds nothing',
    'No message here matches this search.',
    { ...listed({ ...start.page, contactMails: [] }, 'q=tide') },
  ],
])('says in a live region that was there before %s', async (_what, text, change) => {
  const { page, store } = await open(list)
  const regions = [...page.querySelectorAll('[role=status]')]
  await act(async () => store.set(updateAtom, change))
  expect(regions).toContain(speaking(page, text))
})

it('says that what was done can be undone, and leaves the counts to be looked up', async () => {
  const { page, store } = await open()
  const undo = { id: 'u', kind: 'changed' as const, text: 'Closed' }
  await act(async () => store.set(updateAtom, { banner: { kind: 'done', text: 'Closed', undo } }))
  expect(speaking(page, 'Closed. Undo')).toBeDefined()
  expect(find(page, '#inbox-heading + p').ariaLive).toBeFalsy()
})

it('says an error again that comes again', async () => {
  const { page, store } = await open()
  await act(async () => store.set(updateAtom, failed('Write your reply.')))
  const before = find(page, '[role=alert] p')
  await act(async () => store.set(updateAtom, failed('Write your reply.')))
  expect(find(page, '[role=alert] p')).not.toBe(before)
})

it('says in the tab which list is shown', async () => {
  const { store } = await open(list)
  expect(document.title).toBe('(2) Messages: Open | Forager staff')
  await act(async () => store.set(updateAtom, { query: 'status=closed' }))
  expect(document.title).toBe('(2) Messages: Closed | Forager staff')
})

it('keeps "Undo" while it has the focus', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { page, store } = await open(list)
  const undo = { id: 'u', kind: 'changed' as const, text: 'Closed' }
  await act(async () => store.set(updateAtom, { banner: { kind: 'done', text: 'Closed', undo } }))
  find(page, '.said button').focus()
  await act(async () => vi.advanceTimersByTimeAsync(undoSeconds * 1500))
  expect(document.activeElement).toBe(find(page, '.said button'))
  find(page, '.inbox-search').focus()
  await act(async () => vi.advanceTimersByTimeAsync(undoSeconds * 1000))
  expect(page.querySelector('.said button')).toBeNull()
})

it('writes the same days as the server, whatever year the clock of the browser is in', async () => {
  vi.useFakeTimers({ now: new Date('2031-01-01T00:00:00.000Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { page } = await open()
  expect([...page.querySelectorAll('time')].filter(({ textContent }) => textContent?.includes('2026'))).toEqual([])
})

it.each([
  ['Escape leaves', false, {}],
  ['Escape that cancels what an input method composes stays in', true, { keyCode: 229 }],
])('%s the text and the search', async (_what, stays, more) => {
  const { page } = await open()
  for (const name of ['#reply-text', '.inbox-search']) {
    const field = find(page, name)
    field.focus()
    await act(async () => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...more })))
    expect(document.activeElement === field).toBe(stays)
  }
})

it('assigns what is ticked once a colleague is chosen, not at each arrow key', async () => {
  const { page, store } = await open()
  await act(async () => store.set(updateAtom, { picked: ['a', 'b'] }))
  const select = find<HTMLSelectElement>(page, '#several select')
  const choose = (id: string) =>
    act(async () => {
      select.value = id
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
  const assigned = () =>
    answer.mock.calls.flatMap(([url, init]) =>
      String(url).endsWith('/change') ? [JSON.parse(String(init?.body)).change.assignee] : [],
    )
  await choose('bo')
  await choose('cy')
  expect(assigned()).toEqual([])
  const buttons = [...page.querySelectorAll<HTMLElement>('#several button')]
  await act(async () => buttons.find(({ textContent }) => textContent === 'Assign')?.click())
  expect(assigned()).toEqual(['cy'])
  expect(store.get(inboxViewAtom)?.opened?.id).toBe('a')
})

const deletes = () =>
  answer.mockImplementation(async (_url, init) =>
    Response.json({ undo: 'u', ids: JSON.parse(String(init?.body ?? '{}')).ids ?? [] }),
  )

it.each([
  ['the next row, after that of a deleted message', ['a', '#'], '[data-mail=b] a'],
  ['the row before it, after the last one', ['c', '#'], '[data-mail=b] a'],
  ['the row of what j moved on to meanwhile', ['a', '#', 'j'], '[data-mail=c] a'],
])('the focus is on %s', async (_where, [id, ...keys], expected) => {
  deletes()
  const { page } = await open(list)
  find(page, `[data-mail=${id}] a`).focus()
  for (const key of keys)
    await act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
  expect(document.activeElement).toBe(page.querySelector(expected))
})

const press = async (page: HTMLElement, name: string) => {
  const button = [...page.querySelectorAll<HTMLElement>('a, button')].find((one) => one.textContent === name)
  button?.focus()
  await act(async () => button?.click())
}

it.each([
  ['More messages', 'the list', '#messages', { ...list, page: { ...start.page, next: 'more' } }],
  ['Dismiss', 'the open message', '#mail-heading', {}],
])('the focus of "%s", which goes, is on %s', async (name, _where, expected, part) => {
  answer.mockImplementation(async () => Response.json(start.page))
  const { page, store } = await open(part)
  await act(async () => store.set(updateAtom, failed('The tide is out.')))
  await press(page, name)
  expect(document.activeElement).toBe(page.querySelector(expected))
})

it('the focus stays where somebody has put it, whatever changes', async () => {
  const { page, store } = await open(list)
  find(page, '[data-mail=a] a').focus()
  find(page, '.inbox-search').focus()
  await act(async () => store.set(updateAtom, { page: { ...start.page, contactMails: [] } }))
  expect(document.activeElement).toBe(page.querySelector('.inbox-search'))
})
