import { useAtomValue } from 'jotai'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import { Composer } from '../../../../src/staff/inbox/composer/composer.tsx'
import {
  inboxViewAtom,
  OfficeContext,
  othersAtom,
  updateAtom,
  viewOf,
} from '../../../../src/staff/inbox/state/inbox-view.ts'
import type { Conversation } from '../../../../src/staff/inbox/state/thread-schema.ts'
import { listedOf } from '../../../helpers/mail.ts'
import { mount } from '../../../helpers/mount.tsx'

const at = '2026-11-20T18:00:00.000Z'
const mail = listedOf({ id: 'a', createdAt: at, status: 'open' as const })
const counts = { ham: 1, unread: 1, spam: 0, open: 1, overdue: 0, waiting: 0, mine: 0 }
const conversation: Conversation = {
  ...{ from: 'media@forager.example', savedReplies: [], thread: [] },
  ...{ hasOlder: false, seen: '', isBlocked: false },
}
const entry = {
  ...{ id: 'b', direction: 'out', author: 'bo@forager.example', body: 'I come in May.', createdAt: at, state: 'sent' },
  ...{ error: null, isAutomatic: false, isVerified: true, isCut: false, attachments: [] },
}
const start = {
  page: { contactMails: [mail], next: null, counts, at },
  ...{ query: 'status=open', cursor: null, opened: mail, now: at },
  thread: { id: 'a', ...conversation, drafts: [], others: [], mailto: '' },
}
const office = {
  me: { id: 'u', name: 'Ada Quill', email: 'ada@forager.example' },
  colleagues: [],
  names: {},
  mayDelete: true,
  keepsFiles: false,
}
const overtaken = 'Something arrived while you were writing.'

/** What posting a reply comes to, in turn; each waits until it is called. A draft is always saved. */
let posted: ((response: Response) => void)[] = []
const answer = vi.fn<typeof fetch>(async (url, init) => {
  const body = JSON.parse(String(init?.body ?? '{}'))
  if (String(url).endsWith('/draft')) return Response.json({ ...body, version: body.base + 1 })
  if (init?.method === 'POST') return new Promise<Response>((resolve) => posted.push(resolve))
  return Response.json({ ...conversation, thread: [entry], seen: 'b' })
})

beforeEach(() => {
  posted = []
  answer.mockClear()
  localStorage.clear()
  vi.stubGlobal('fetch', answer)
})

function Open() {
  const view = useAtomValue(inboxViewAtom)
  return (
    <OfficeContext value={{ ...office, sends: true }}>
      {view?.opened && <Composer key={view.opened.id} mail={view.opened} view={view} />}
    </OfficeContext>
  )
}
const open = async () => {
  const opened = await mount(<Open />)
  await act(async () => opened.store.set(inboxViewAtom, viewOf(start)))
  return { ...opened, field: opened.page.querySelector('#reply-text') as HTMLTextAreaElement }
}
const type = (field: HTMLTextAreaElement, text: string) =>
  act(async () => {
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
const press = (page: HTMLElement) =>
  act(async () => page.querySelector<HTMLFormElement>('#reply form')?.requestSubmit())
const respond = (response: Response) => act(async () => posted.at(-1)?.(response))
const bodies = () =>
  answer.mock.calls.flatMap(([url, init]) =>
    String(url) === paths.api.replies('a') && init?.method === 'POST' ? [JSON.parse(String(init.body))] : [],
  )

it('says at the composer that something has arrived, keeps the text, and sends it when it is sent again', async () => {
  const { page, field } = await open()
  await type(field, 'We come in June.')
  await press(page)
  await press(page)
  await respond(Response.json({ message: overtaken }, { status: 409 }))
  expect(page.querySelector('.composer [role=alert]')?.textContent).toContain(overtaken)
  expect(field.value).toBe('We come in June.')
  await press(page)
  const [first, second, third] = bodies()
  expect(first).toMatchObject({ text: 'We come in June.', seen: '', draft: { version: 0 } })
  expect(second).toMatchObject({ replyId: first.replyId, seen: 'b', isConfirmed: true })
  expect(third).toBeUndefined()
})

it('sends a reply that outlives the page, and nothing without a text', async () => {
  const { page, field } = await open()
  await press(page)
  expect(page.querySelector('.composer [role=alert]')?.textContent).toContain('Write your reply.')
  expect(bodies()).toEqual([])
  await type(field, 'We come in June.')
  await press(page)
  expect(answer).toHaveBeenCalledWith(paths.api.replies('a'), expect.objectContaining({ keepalive: true }))
})

it('says that it was sent, with a way back, and begins an empty text', async () => {
  const { page, field, store } = await open()
  await type(field, 'We come in June.')
  await press(page)
  const answered = { ...mail, status: 'answered' }
  await respond(Response.json({ contactMails: [answered] }, { status: 201 }))
  expect(page.querySelector('.composer .said button')?.textContent).toContain('Undo')
  expect(field.value).toBe('')
  expect(store.get(inboxViewAtom)?.page.contactMails[0]?.status).toBe('answered')
})

it('sends what was begun by Ctrl and Enter from anywhere in the composer', async () => {
  const { page, field } = await open()
  await type(field, 'We come in June.')
  const radio = page.querySelector<HTMLInputElement>('[name=status][value=closed]')
  await act(async () => {
    radio?.click()
    radio?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }))
  })
  expect(bodies()).toMatchObject([{ text: 'We come in June.', status: 'closed' }])
})

async function sendAndGoOn(drafts: object[] = []) {
  const { page, field, store } = await open()
  const next = { ...mail, id: 'n', name: 'Bo' }
  await act(async () => store.set(updateAtom, { page: { ...start.page, contactMails: [mail, next] } }))
  await type(field, 'We come in June.')
  await press(page)
  await respond(Response.json({ contactMails: [mail] }, { status: 201 }))
  await respond(Response.json({ contactmail: next, thread: { ...start.thread, id: 'n', drafts } }))
  return page
}

it('a press too many leaves the way back where it is', async () => {
  const page = await sendAndGoOn()
  await press(page)
  expect(page.querySelector('.composer .said button')?.textContent).toContain('Undo')
})

it('another press, meant for the message before, does not send the draft of the next one', async () => {
  const page = await sendAndGoOn([{ kind: 'reply', id: 'd', tab: 't', text: 'Half an answer', version: 1 }])
  const theirs = page.querySelector('#reply-text') as HTMLTextAreaElement
  expect(theirs.value).toBe('Half an answer')
  posted = []
  for (let presses = 0; presses < 3; presses += 1) await press(page)
  expect(posted).toEqual([])
  expect(page.querySelector('.composer [role=alert]')?.textContent).toContain('this is the next message')
  await act(async () => theirs.focus())
  await press(page)
  expect(posted).toHaveLength(1)
})

it('a key that is held down sends once', async () => {
  const { field } = await open()
  await type(field, 'We come in June.')
  const enter = { key: 'Enter', ctrlKey: true, bubbles: true }
  await act(async () => field.dispatchEvent(new KeyboardEvent('keydown', { ...enter, repeat: true })))
  expect(bodies()).toEqual([])
})

it('"Send" loads a message that could not be opened, and sends nothing before its replies are there to read', async () => {
  const { page, field, store } = await open()
  await act(async () => store.set(inboxViewAtom, (view) => view && { ...view, thread: null }))
  const said = () => page.querySelector('.composer [role=alert]')?.textContent
  await type(field, 'We come in June.')
  await press(page)
  await respond(Response.json({ message: 'The tide is out.' }, { status: 500 }))
  expect(said()).toContain('The tide is out.')
  await press(page)
  await respond(Response.json({ contactmail: mail, thread: start.thread }))
  expect(said()).toContain('Not sent')
  expect(bodies()).toEqual([])
  await press(page)
  expect(bodies()).toMatchObject([{ text: 'We come in June.' }])
})

it('a saved reply that is chosen by its key beside the note shows where it stands', async () => {
  const { page, field, store } = await open()
  const savedReplies = [{ id: 's', name: 'Hours', text: 'At nine.', digit: 1 }]
  await act(async () => store.set(updateAtom, { thread: { ...start.thread, savedReplies } }))
  await act(async () => page.querySelector<HTMLElement>('#tab-note')?.click())
  document.execCommand = vi.fn(() => document.activeElement === field && !field.closest('[hidden]'))
  await act(async () => page.querySelector<HTMLElement>('[data-reply-key="1"] button')?.click())
  expect(document.execCommand).toHaveBeenCalledExactlyOnceWith('insertText', false, 'At nine.')
  expect(document.execCommand).toHaveReturnedWith(true)
})

it('says that the message has been deleted', async () => {
  const { page, store } = await open()
  await act(async () => store.set(othersAtom, null))
  expect(page.querySelector('.composer [role=status]')?.textContent).toBe('Message deleted')
})
