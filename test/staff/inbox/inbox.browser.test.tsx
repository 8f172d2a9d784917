import { act } from 'react'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { Inbox } from '../../../src/staff/inbox/inbox.island.tsx'
import { inboxViewAtom, type Office, updateAtom } from '../../../src/staff/inbox/state/inbox-view.ts'
import { mailOf } from '../../helpers/mail.ts'
import { find, mount } from '../../helpers/mount.tsx'

const at = '2026-11-20T18:00:00.000Z'
const mails = ['a', 'b'].map((id) => ({ ...mailOf(), id, createdAt: at, readAt: at }))
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
const open = () => mount(<Inbox start={start} others={[]} office={office} />)

it('says what was done in a live region that was there before the next message', async () => {
  const { page, store } = await open()
  const regions = [...page.querySelectorAll('[role=status]')]
  const banner = { kind: 'done' as const, text: 'Sent to Ada', undo: null }
  await act(async () => store.set(updateAtom, { opened: mails[1] ?? null, thread: null, banner }))
  const speaking = [...page.querySelectorAll('[role=status]')].filter((region) => region.textContent === banner.text)
  expect(speaking).toHaveLength(1)
  expect(regions).toContain(speaking[0])
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
