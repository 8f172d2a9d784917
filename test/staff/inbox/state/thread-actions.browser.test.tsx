import { createStore } from 'jotai/vanilla'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { replyFiles } from '../../../../src/contactmails/attachments/attachment.ts'
import type { SavedDraft } from '../../../../src/contactmails/replies/reply-schema.ts'
import { paths } from '../../../../src/paths.ts'
import { ReplyForm } from '../../../../src/staff/inbox/composer/forms.tsx'
import {
  draftOf,
  draftsAtom,
  draftsOf,
  rebaseAtom,
  saveDraftAtom,
  typeAtom,
} from '../../../../src/staff/inbox/state/drafts.ts'
import { openAtom } from '../../../../src/staff/inbox/state/inbox-actions.ts'
import { inboxViewAtom, updateAtom, viewOf } from '../../../../src/staff/inbox/state/inbox-view.ts'
import { attachAtom, attachingAtom, detachAtom } from '../../../../src/staff/inbox/state/reply-files.ts'
import { refreshThreadAtom, sendReplyAtom } from '../../../../src/staff/inbox/state/thread-actions.ts'
import type { MailThread } from '../../../../src/staff/inbox/state/thread-schema.ts'
import { listedOf } from '../../../helpers/mail.ts'
import { mount } from '../../../helpers/mount.tsx'

const at = '2026-11-20T18:00:00.000Z'
const mail = listedOf({ id: 'a', createdAt: at })
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
const conversation = { from: 'media@forager.example', savedReplies: [], hasOlder: false, seen: '', isBlocked: false }
const thread: MailThread = {
  ...{ id: 'a', ...conversation, thread: [entry('s', 'sent', 1), entry('h', 'queued', 2)] },
  ...{ drafts: [], others: [], mailto: '' },
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

/** The bodies of the replies that were posted. */
const sent = () =>
  answer.mock.calls.flatMap(([url, init]) =>
    url === paths.api.replies('a') && init?.method === 'POST' ? [JSON.parse(String(init.body))] : [],
  )

it('sends a reply that waits for its files, whichever message is open by then', async () => {
  const { promise: done, resolve: attached } = Promise.withResolvers<boolean>()
  store.set(attachingAtom, { a: { text: 'Attaching', done } })
  store.set(typeAtom, 'reply', 'a', 'Here they are.')
  const sending = store.set(sendReplyAtom, { id: 'a', status: 'answered', isPhone: false })
  await new Promise((resolve) => setTimeout(resolve))
  store.set(updateAtom, { opened: { ...mail, id: 'n' }, thread: { ...thread, id: 'n' } })
  expect(sent()).toEqual([])
  attached(true)
  await sending
  expect(sent()).toHaveLength(1)
})

it('does not wait for the files of another message, nor for their failure', async () => {
  store.set(attachAtom, 'b', [new File([new Uint8Array(replyFiles.bytes + 1)], 'film.mp4')])
  store.set(typeAtom, 'reply', 'a', 'No files here.')
  await send()
  expect(sent()).toHaveLength(1)
})

it('waits for a file that is being removed', async () => {
  const { promise: removed, resolve: remove } = Promise.withResolvers<Response>()
  answer.mockImplementation(async (_url, init) =>
    init?.method === 'DELETE' ? removed : Response.json({ contactMails: [] }),
  )
  const attachments = [{ name: 'plan.pdf', type: '', size: 1, file: 'f' }]
  const saved: SavedDraft = { kind: 'reply', id: 'd', tab: '', text: '', version: 1, attachments }
  store.set(rebaseAtom, 'reply', 'a', saved)
  store.set(typeAtom, 'reply', 'a', 'Without it.')
  store.set(detachAtom, 'a', 'f')
  const sending = store.set(sendReplyAtom, { id: 'a', status: 'answered', isPhone: false })
  remove(Response.json({ ...saved, attachments: [] }))
  await sending
  expect(sent()).toMatchObject([{ text: 'Without it.', files: [] }])
})

const written = () => draftOf(store.get(draftsAtom), 'reply', 'a')
/** Saves drafts at once; what else is asked waits for the promise. */
const savesBefore = (late: Promise<Response>) =>
  answer.mockImplementation(async (url, init) => {
    if (!String(url).endsWith('/draft')) return late
    const { base, ...draft } = JSON.parse(String(init?.body))
    return Response.json({ ...draft, version: base + 1 })
  })

it('keeps a text that was saved while its message was loading', async () => {
  const { promise: loaded, resolve: load } = Promise.withResolvers<Response>()
  savesBefore(loaded)
  const opening = store.set(openAtom, mail)
  store.set(typeAtom, 'reply', 'a', 'Dear Ada')
  await store.set(saveDraftAtom, 'reply', 'a')
  load(Response.json({ contactmail: mail, thread }))
  await opening
  expect(store.get(inboxViewAtom)?.thread).not.toBeNull()
  expect(written()).toMatchObject({ text: 'Dear Ada', saved: { text: 'Dear Ada', version: 1 } })
})

it('keeps a text that was saved while a file was being attached, and shows the file', async () => {
  const { promise: attached, resolve: attach } = Promise.withResolvers<Response>()
  savesBefore(attached)
  const row: SavedDraft = { kind: 'reply', id: 'd', tab: '', text: '', version: 0, attachments: [] }
  store.set(rebaseAtom, 'reply', 'a', row)
  store.set(attachAtom, 'a', [new File(['A'], 'plan.pdf')])
  store.set(typeAtom, 'reply', 'a', 'Dear Ada')
  await store.set(saveDraftAtom, 'reply', 'a')
  const attachments = [{ name: 'plan.pdf', type: '', size: 1, file: 'f' }]
  attach(Response.json({ ...row, text: 'Dear Ada', version: 2, attachments }))
  await store.get(attachingAtom).a?.done
  expect(written()).toMatchObject({ text: 'Dear Ada', saved: { text: 'Dear Ada', version: 2, attachments } })
})

const send = () => store.set(sendReplyAtom, { id: 'a', status: 'answered', isPhone: false })
const overtaken = () => Response.json({ message: 'Something arrived.' }, { status: 409 })

it('asks again once the message of the first question has been left', async () => {
  store.set(typeAtom, 'reply', 'a', 'We come in June.')
  answer.mockImplementation(async () => overtaken())
  await send()
  expect(store.get(inboxViewAtom)?.banner).toMatchObject({ kind: 'error', text: 'Something arrived.' })
  await store.set(openAtom, { ...mail, id: 'n' })
  store.set(updateAtom, { opened: mail, thread, banner: null })
  await send()
  await send()
  expect(sent().map(({ isConfirmed }) => isConfirmed)).toEqual([false, false, true])
})

it('says that nothing was sent where another message is opened before the conversation is there', async () => {
  const { promise: loaded, resolve: load } = Promise.withResolvers<Response>()
  const opened = (id: string) => Response.json({ contactmail: { ...mail, id }, thread: { ...thread, id } })
  answer.mockImplementation(async (url) => (String(url).includes('/n/') ? opened('n') : loaded))
  store.set(typeAtom, 'reply', 'a', 'We come in June.')
  store.set(openAtom, mail)
  const sending = send()
  const moving = store.set(openAtom, { ...mail, id: 'n' })
  load(opened('a'))
  await Promise.all([sending, moving])
  expect(sent()).toEqual([])
  const banner = { kind: 'error', text: expect.stringContaining(mail.name) }
  expect(store.get(inboxViewAtom)).toMatchObject({ opened: { id: 'n' }, thread: { id: 'n' }, banner })
})

it('locks only the text whose reply is being sent, and says why another has to wait', async () => {
  answer.mockImplementation(() => new Promise(() => {}))
  store.set(typeAtom, 'reply', 'a', 'We come in June.')
  send()
  for (const id of ['a', 'n']) {
    const { page } = await mount(<ReplyForm mail={{ ...mail, id }} thread={thread} />, store)
    expect(page.querySelector('textarea')?.readOnly).toBe(id === 'a')
  }
  await store.set(sendReplyAtom, { id: 'n', status: 'answered', isPhone: false })
  expect(store.get(inboxViewAtom)?.banner).toMatchObject({ kind: 'error', text: expect.stringContaining('before') })
})

it.each([
  ['an answer', async () => Promise.reject(new TypeError('Failed to fetch')), 'The server has not answered.'],
  ['success', async () => Response.json({ message: 'Our fault.' }, { status: 500 }), 'Our fault.'],
])('says of a reply without %s that it is kept and may be sent again', async (_what, answered, why) => {
  store.set(typeAtom, 'reply', 'a', 'We come in June.')
  answer.mockImplementation(answered)
  await send()
  expect(store.get(inboxViewAtom)?.banner?.text).toBe(`${why} Your text is kept. Try again: nothing goes out twice.`)
})

it.each([
  ['keeps a reply that is still held', thread.thread, ['s', 'h']],
  ['loses a reply that its author took back', thread.thread.slice(0, 1), ['s']],
])('the thread of a colleague %s', async (_what, read, expected) => {
  answer.mockImplementation(async () => Response.json({ ...conversation, thread: read }))
  await store.set(refreshThreadAtom, 'a')
  expect(store.get(inboxViewAtom)?.thread?.thread.map(({ id }) => id)).toEqual(expected)
})

it('the sender whom a colleague has blocked is blocked in the pane, too', async () => {
  answer.mockImplementation(async () => Response.json({ ...conversation, thread: [], isBlocked: true }))
  await store.set(refreshThreadAtom, 'a')
  expect(store.get(inboxViewAtom)?.thread?.isBlocked).toBe(true)
})
