import { createStore } from 'jotai/vanilla'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { replyFiles } from '../../../../src/contactmails/attachments/attachment.ts'
import { paths } from '../../../../src/paths.ts'
import { ReplyFiles } from '../../../../src/staff/inbox/composer/reply-files.tsx'
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
import { sendReplyAtom } from '../../../../src/staff/inbox/state/thread-actions.ts'
import { listedOf } from '../../../helpers/mail.ts'
import { mount } from '../../../helpers/mount.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('attaches what can be attached beside a file that is too large', async () => {
  const store = createStore()
  store.set(draftsAtom, draftsOf('u'))
  const attachments = [{ name: 'plan.pdf', type: '', size: 1, file: 'f' }]
  const draft = { kind: 'reply', id: 'd', tab: '', text: '', version: 0, attachments }
  const answer = vi.fn<typeof fetch>(async () => Response.json(draft))
  vi.stubGlobal('fetch', answer)
  const large = new File([new Uint8Array(replyFiles.bytes + 1)], 'film.mp4')
  store.set(attachAtom, 'a', [large, new File(['x'], 'plan.pdf')])
  expect(await store.get(attachingAtom).a?.done).toBe(false)
  expect(answer.mock.calls.map(([url]) => String(url))).toEqual([expect.stringContaining('name=plan.pdf')])
  expect(draftOf(store.get(draftsAtom), 'reply', 'a')?.saved.attachments).toEqual(attachments)
})

const counts = { ham: 1, unread: 0, spam: 0, open: 1, overdue: 0, waiting: 0, mine: 0 }
const page = { contactMails: [], next: null, counts, at: '' }
const start = () => {
  const store = createStore()
  store.set(inboxViewAtom, viewOf({ page, query: '', cursor: null, opened: null, thread: null, now: '' }))
  store.set(draftsAtom, draftsOf('u'))
  return store
}

it.each([
  ['whose answer was lost may be attached all the same', () => Response.error(), /^plan might not be attached\./],
  [
    'that was refused is not',
    () => Response.json({ message: 'No.' }, { status: 413 }),
    /^plan is not attached\. No\.$/,
  ],
])('a file %s', async (_case, answer, said) => {
  const store = start()
  vi.stubGlobal('fetch', async () => {
    const response = answer()
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  })
  store.set(attachAtom, 'a', [new File(['x'], 'plan')])
  expect(await store.get(attachingAtom).a?.done).toBe(false)
  expect(store.get(inboxViewAtom)?.banner?.text).toMatch(said)
})

it('shows a file though an older answer about the text comes after it', async () => {
  const store = start()
  const row = { kind: 'reply' as const, id: 'd', tab: '', text: '', version: 0, attachments: [] }
  const attachments = [{ name: 'plan.pdf', type: '', size: 1, file: 'f' }]
  store.set(rebaseAtom, 'reply', 'a', row)
  store.set(typeAtom, 'reply', 'a', 'Dear Ada')
  const { promise: overtaken, resolve: answer } = Promise.withResolvers<Response>()
  const saves = [overtaken, Promise.resolve(Response.json({ ...row, text: 'Dear Ada', version: 2, attachments }))]
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/draft') ? saves.shift() : Response.json({ ...row, version: 1, attachments }),
  )
  const saved = store.set(saveDraftAtom, 'reply', 'a')
  store.set(attachAtom, 'a', [new File(['x'], 'plan.pdf')])
  await store.get(attachingAtom).a?.done
  answer(Response.json({ message: 'Changed.', draft: row, sent: null }, { status: 409 }))
  expect(await saved).toBe('saved')
  expect(draftOf(store.get(draftsAtom), 'reply', 'a')).toMatchObject({ text: 'Dear Ada', saved: { attachments } })
})

it('says what is attached, and what is removed', async () => {
  const store = start()
  const draft = { kind: 'reply', id: 'd', tab: '', text: '', version: 0, attachments: [] }
  vi.stubGlobal('fetch', async () => Response.json(draft))
  const said = async () => {
    await store.get(attachingAtom).a?.done
    return store.get(inboxViewAtom)?.banner?.text
  }
  const files = ['plan', 'list'].map((name) => new File(['x'], name))
  store.set(attachAtom, 'a', files.slice(1))
  expect(await said()).toBe('File attached')
  store.set(attachAtom, 'a', files)
  expect(await said()).toBe('2 files attached')
  store.set(detachAtom, 'a', 'f')
  expect(await said()).toBe('File removed')
})

it.each([
  [['a', 'b'], /^a, b are not attached\. No\.$/],
  [['a', 'b', 'c', 'd'], /^4 files are not attached\. No\.$/],
])('says of all of %j that they were refused', async (names, said) => {
  const store = start()
  vi.stubGlobal('fetch', async () => Response.json({ message: 'No.' }, { status: 413 }))
  const files = names.map((name) => new File(['x'], name))
  store.set(attachAtom, 'a', files)
  expect(await store.get(attachingAtom).a?.done).toBe(false)
  expect(store.get(inboxViewAtom)?.banner?.text).toMatch(said)
})

const film = () => new File([new Uint8Array(replyFiles.bytes + 1)], 'film.mp4')
const contactmail = listedOf({ id: 'a', createdAt: '2026-11-20T18:00:00.000Z' })
const lists = { savedReplies: [], thread: [], drafts: [], others: [] }
const thread = { id: 'a', from: null, hasOlder: false, seen: '', mailto: '', isBlocked: false, ...lists }

it('"Send" says that nothing is sent without a file that was refused', async () => {
  const store = start()
  const answer = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', answer)
  store.set(updateAtom, { opened: contactmail, thread })
  store.set(attachAtom, 'a', [film()])
  await store.set(sendReplyAtom, { id: 'a', status: 'answered', isPhone: false })
  expect(store.get(inboxViewAtom)?.banner?.text).toMatch(/^Not sent\. film\.mp4 is not attached/)
  expect(answer).not.toHaveBeenCalled()
})

it('says still that a file was refused when the conversation arrives after that', async () => {
  const store = start()
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  const opening = store.set(openAtom, contactmail)
  store.set(attachAtom, 'a', [film()])
  await store.get(attachingAtom).a?.done
  resolve(Response.json({ contactmail, thread }))
  await opening
  expect(store.get(inboxViewAtom)).toMatchObject({
    thread: { id: 'a' },
    banner: { text: expect.stringContaining('film.mp4 is not attached') },
  })
})

it('a second press of a double click removes neither this file again nor the next one, which has taken its place', async () => {
  const store = start()
  const draft = { kind: 'reply', id: 'd', tab: '', text: '', version: 0, attachments: [] } as const
  const attachments = ['f', 'g'].map((file) => ({ name: file, type: '', size: 1, file }))
  store.set(rebaseAtom, 'reply', 'a', { ...draft, attachments })
  const answer = vi.fn<typeof fetch>(async () => Response.json({ ...draft, attachments: attachments.slice(1) }))
  vi.stubGlobal('fetch', answer)
  const { page } = await mount(<ReplyFiles id="a" />, store)
  const press = (detail: number) =>
    act(async () => page.querySelector('button')?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })))
  await press(1)
  await press(2)
  expect(answer.mock.calls.map(([url]) => String(url))).toEqual([paths.api.attachment('a', 'f')])
  expect(page.querySelectorAll('li')).toHaveLength(1)
})
