import { useAtomValue } from 'jotai'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useKeys } from '../../../../src/staff/inbox/keys/use-keys.ts'
import { PaneMenu } from '../../../../src/staff/inbox/pane/pane-menu.tsx'
import { inboxViewAtom, type Office, viewOf } from '../../../../src/staff/inbox/state/inbox-view.ts'
import { restMilliseconds } from '../../../../src/staff/inbox/state/rest.ts'
import { listedOf } from '../../../helpers/mail.ts'
import { mount } from '../../../helpers/mount.tsx'

const at = '2026-11-20T18:00:00.000Z'
const mails = ['a', 'b', 'c'].map((id) => listedOf({ id, createdAt: at, readAt: at }))
const counts = { ham: 3, unread: 0, spam: 0, open: 3, overdue: 0, waiting: 0, mine: 0 }
const page = { contactMails: mails, next: null, counts, at }
const start = { page, query: '', cursor: null, thread: null, now: at, opened: mails[0] ?? null }
const office: Office = {
  me: { id: 'me', name: '', email: '' },
  ...{ colleagues: [], names: {}, mayDelete: true, sends: true, keepsFiles: false },
}
const calls = vi.fn<typeof fetch>()

function Menu() {
  useKeys(office)
  const mail = useAtomValue(inboxViewAtom)?.opened
  return mail && <PaneMenu mail={mail} />
}
const open = async () => {
  calls.mockReset()
  calls.mockImplementation(async (_url, init) => {
    const { ids = [] } = JSON.parse(String(init?.body ?? '{}'))
    return Response.json({ undo: `undo of ${ids}`, ids, contactMails: [] })
  })
  const opened = await mount(<Menu />)
  await act(async () => opened.store.set(inboxViewAtom, viewOf(start)))
  return opened
}
const wait = (time: number) => act(async () => vi.advanceTimersByTimeAsync(time))
const acted = () =>
  calls.mock.calls.filter(([url]) => String(url).includes('bulk')).map(([, init]) => JSON.parse(String(init?.body)).ids)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', calls)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each([
  ['e', 'Close', 'b'],
  ['w', 'Wait for sender', 'b'],
  ['s', 'Spam', 'b'],
  ['u', 'Mark unread', undefined],
  ['a', 'Assign to me', 'a'],
])('%s and the button %s lead to the same message', async (key, text, next) => {
  const byKey = await open()
  await act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key })))
  await wait(restMilliseconds)
  expect(byKey.store.get(inboxViewAtom)?.opened?.id).toBe(next)
  const byButton = await open()
  const button = [...byButton.page.querySelectorAll('button')].find(({ textContent }) => textContent === text + key)
  await act(async () => button?.click())
  await wait(restMilliseconds)
  expect(acted()).toEqual([['a']])
  expect(byButton.store.get(inboxViewAtom)?.opened?.id).toBe(next)
})

it('pressed twice, a button does not act on the next message, which nobody has read', async () => {
  const { page } = await open()
  const close = () => act(async () => page.querySelector<HTMLElement>('[aria-keyshortcuts=e]')?.click())
  await close()
  await close()
  expect(acted()).toEqual([['a']])
  await wait(restMilliseconds)
  await close()
  expect(acted()).toEqual([['a'], ['b']])
})
