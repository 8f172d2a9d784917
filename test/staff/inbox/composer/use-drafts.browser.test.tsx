import { createStore } from 'jotai/vanilla'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beforeSignOutAtom } from '../../../../src/browser-state/before-sign-out.ts'
import { unattendedHeader } from '../../../../src/browser-state/call.ts'
import { paths } from '../../../../src/paths.ts'
import { useDrafts } from '../../../../src/staff/inbox/composer/use-drafts.ts'
import {
  adoptDraftsAtom,
  draftOf,
  draftsAtom,
  draftsOf,
  rebaseAtom,
  typeAtom,
} from '../../../../src/staff/inbox/state/drafts.ts'
import { failed, inboxViewAtom, updateAtom, viewOf } from '../../../../src/staff/inbox/state/inbox-view.ts'
import { addNoteAtom } from '../../../../src/staff/inbox/state/thread-actions.ts'
import { listedOf } from '../../../helpers/mail.ts'
import { mount } from '../../../helpers/mount.tsx'

const answer = vi.fn<typeof fetch>()
const cut = async () => Promise.reject(new TypeError('Failed to fetch'))
const save = async (_: unknown, init?: RequestInit) => {
  const { base, ...draft } = JSON.parse(String(init?.body))
  return Response.json({ ...draft, version: base + 1 })
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answer.mockReset().mockImplementation(save))
})
afterEach(() => {
  vi.useRealTimers()
})

function Writing() {
  useDrafts()
  return null
}
/** A page of the inbox, as one account opens it again and again. */
const open = async () => {
  const store = createStore()
  store.set(draftsAtom, draftsOf('u'))
  return (await mount(<Writing />, store)).store
}
const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))
const posted = () =>
  answer.mock.calls.map(([url, init]) => [String(url), JSON.parse(String(init?.body)).text] as [string, string])
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))
const toA = [paths.api.contactmailAct('a', 'draft'), 'We come in June.']

it('saves what was typed without a connection once the line is back, whatever is open by then', async () => {
  const store = await open()
  answer.mockImplementation(cut)
  store.set(typeAtom, 'reply', 'a', 'We come in June.')
  await wait(400)
  expect(kept()).toHaveLength(1)
  answer.mockReset().mockImplementation(save)
  await act(async () => dispatchEvent(new Event('online')))
  expect(posted()).toEqual([toA])
  expect(kept()).toEqual([])
})

it.each([
  ['Dear Ada. Yes, on Friday.', 'Dear Ada. Call us.', 'Dear Ada. Yes, on Friday.\n\nCall us.'],
  ['Dear Ada. Yes.', 'Dear Adam. No.', 'Dear Ada. Yes.\n\nDear Adam. No.'],
  ['Dear Ada. Yes.', 'Call us.\n\nDear Ada.', 'Call us.\n\nDear Ada. Yes.'],
  ['Dear Ada. Yes.', 'Dear Ada.m No.', 'Dear Ada. Yes.\n\nDear Ada.m No.'],
])('joins what two tabs have made of one draft: %s and %s', (mine, theirs, both) => {
  const store = createStore()
  const row = { kind: 'reply' as const, id: 'd', tab: 'other', text: 'Dear Ada.', version: 1, attachments: [] }
  store.set(rebaseAtom, 'reply', 'a', row)
  store.set(typeAtom, 'reply', 'a', mine)
  store.set(rebaseAtom, 'reply', 'a', { ...row, text: theirs, version: 2 })
  expect(draftOf(store.get(draftsAtom), 'reply', 'a')?.text).toBe(both)
})

it('saves what an earlier page could not, before its message is opened', async () => {
  answer.mockImplementation(cut)
  const earlier = await open()
  earlier.set(typeAtom, 'reply', 'a', 'We come in June.')
  await wait(400)
  answer.mockReset().mockImplementation(save)
  await open()
  await wait(400)
  expect(posted()).toContainEqual(toA)
})

it('tries again without keeping the session', async () => {
  const store = await open()
  answer.mockImplementation(cut)
  store.set(typeAtom, 'note', 'a', 'Call first.')
  await wait(400)
  await wait(5000)
  const isUnattended = answer.mock.calls.map(([, init]) => Object.hasOwn(init?.headers ?? {}, unattendedHeader))
  expect(isUnattended).toEqual([false, true])
})

it('keeps no text for a message that is gone for good, and does not go on trying', async () => {
  const store = await open()
  answer.mockImplementation(async () => Response.json({ message: 'Message not found.' }, { status: 410 }))
  store.set(typeAtom, 'note', 'a', 'Call first.')
  await wait(60_000)
  expect(answer).toHaveBeenCalledOnce()
  expect(kept()).toEqual([])
  expect(draftOf(store.get(draftsAtom), 'note', 'a')?.text).toBe('Call first.')
})

it('does not go on trying while the message is in the bin, and keeps the text until it is back', async () => {
  const store = await open()
  answer.mockImplementation(async () => Response.json({ message: 'Message not found.' }, { status: 404 }))
  store.set(typeAtom, 'note', 'a', 'Call first.')
  await wait(60_000)
  expect(answer).toHaveBeenCalledOnce()
  expect(kept()).toHaveLength(1)
  answer.mockReset().mockImplementation(save)
  store.set(adoptDraftsAtom, 'a', [])
  await wait(400)
  expect(posted()).toEqual([[toA[0], 'Call first.']])
  expect(kept()).toEqual([])
})

it('goes on trying for another message meanwhile, and does not let its writer go unasked', async () => {
  const store = await open()
  const [inBin, away] = [paths.api.contactmailAct('a', 'draft'), paths.api.contactmailAct('b', 'draft')]
  answer.mockImplementation(async (url) => (url === inBin ? Response.json({}, { status: 404 }) : cut()))
  store.set(typeAtom, 'note', 'a', 'Call first.')
  store.set(typeAtom, 'note', 'b', 'Call her.')
  await wait(400 + 5000)
  expect(posted().filter(([url]) => url === away)).toHaveLength(2)
  expect(await store.get(beforeSignOutAtom).save('u')).toBe(false)
})

it.each([
  ['reply', 'Sent'],
  ['note', 'Note added'],
] as const)('says of a %s whose answer was lost that the server has it', async (kind, said) => {
  const store = await open()
  store.set(inboxViewAtom, ofA)
  store.set(updateAtom, failed('The server has not answered.'))
  store.set(typeAtom, kind, 'a', 'We come in June.')
  answer.mockImplementation(refuseAsSent)
  await wait(400)
  expect(draftOf(store.get(draftsAtom), kind, 'a')?.text).toBe('')
  expect(store.get(inboxViewAtom)?.banner).toEqual({ kind: 'done', text: said, undo: null })
})

it('goes on saying so when the call that added a note is given up afterwards', async () => {
  const store = await open()
  store.set(inboxViewAtom, ofA)
  store.set(typeAtom, 'note', 'a', 'We come in June.')
  let lose = (_: Error) => {}
  const lost = new Promise<Response>((_resolve, reject) => {
    lose = reject
  })
  answer.mockImplementation(refuseAsSent).mockImplementationOnce(() => lost)
  const adding = store.set(addNoteAtom, 'a')
  await wait(400)
  lose(new TypeError('Failed to fetch'))
  await adding
  expect(store.get(inboxViewAtom)?.banner).toEqual({ kind: 'done', text: 'Note added', undo: null })
})

const counts = { ham: 1, unread: 0, spam: 0, open: 1, overdue: 0, waiting: 0, mine: 0 }
const page = { contactMails: [], next: null, counts, at: '' }
const opened = listedOf({ id: 'a', createdAt: '' })
const ofA = viewOf({ page, query: '', cursor: null, opened, thread: null, now: '' })
const refuseAsSent = async () =>
  Response.json({ message: 'Taken.', draft: null, sent: 'We come in June.' }, { status: 409 })
