import { createStore } from 'jotai/vanilla'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import { draftsAtom, draftsOf, typeAtom } from '../../../../src/staff/inbox/state/drafts.ts'
import { inboxViewAtom, updateAtom, viewOf } from '../../../../src/staff/inbox/state/inbox-view.ts'
import { attachingAtom } from '../../../../src/staff/inbox/state/reply-files.ts'
import { refreshThreadAtom, sendReplyAtom } from '../../../../src/staff/inbox/state/thread-actions.ts'
import type { MailThread } from '../../../../src/staff/inbox/state/thread-schema.ts'
import { mailOf } from '../../../helpers/mail.ts'

const at = '2026-11-20T18:00:00.000Z'
const mail = { ...mailOf(), id: 'a', createdAt: at }
const counts = { ham: 1, unread: 1, spam: 0, open: 1, overdue: 0, waiting: 0, mine: 0 }
const entry = (id: string, state: 'sent' | 'queued', second: number): MailThread['thread'][number] => ({
  ...{ id, direction: 'out', author: 'bo@forager.example', body: 'I come in May.', state, error: null },
  ...{
    isAutomatic: false,
    isVerified: true,
    isCut: false,
    attachments: [],
    createdAt: `2026-11-20T17:00:0${second}.000Z`,
  },
})
const conversation = { from: 'media@forager.example', savedReplies: [], hasOlder: false, seen: '' }
const thread: MailThread = {
  ...{ id: 'a', ...conversation, thread: [entry('s', 'sent', 1), entry('h', 'queued', 2)] },
  ...{ drafts: [], others: [], mailto: '', isBlocked: false },
}
const answer = vi.fn<typeof fetch>()
let store = createStore()

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    answer.mockReset().mockImplementation(async () => Response.json({ contactMails: [] })),
  )
  store = createStore()
  store.set(draftsAtom, draftsOf('u'))
  const page = { contactMails: [mail], next: null, counts, at }
  store.set(inboxViewAtom, viewOf({ page, query: 'status=open', cursor: null, opened: mail, thread, now: at }))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('sends a reply that waits for its files, whichever message is open by then', async () => {
  const { promise: done, resolve: attached } = Promise.withResolvers<boolean>()
  store.set(attachingAtom, { done })
  store.set(typeAtom, 'reply', 'a', 'Here they are.')
  const sending = store.set(sendReplyAtom, { id: 'a', status: 'answered', isPhone: false })
  await new Promise((resolve) => setTimeout(resolve))
  store.set(updateAtom, { opened: { ...mail, id: 'n' }, thread: { ...thread, id: 'n' } })
  const sent = () => answer.mock.calls.filter(([url]) => url === paths.api.replies('a')).length
  expect(sent()).toBe(0)
  attached(true)
  await sending
  expect(sent()).toBe(1)
})

it.each([
  ['keeps a reply that is still held', thread.thread, ['s', 'h']],
  ['loses a reply that its author took back', thread.thread.slice(0, 1), ['s']],
])('the thread of a colleague %s', async (_what, read, expected) => {
  answer.mockImplementation(async () => Response.json({ ...conversation, thread: read }))
  await store.set(refreshThreadAtom, 'a')
  expect(store.get(inboxViewAtom)?.thread?.thread.map(({ id }) => id)).toEqual(expected)
})
