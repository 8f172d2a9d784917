import { useAtomValue } from 'jotai'
import { atom } from 'jotai/vanilla'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import { Conversation } from '../../../../src/staff/inbox/composer/conversation.tsx'
import type { Conversation as ConversationData } from '../../../../src/staff/inbox/state/thread-schema.ts'
import { mount } from '../../../helpers/mount.tsx'

const start: ConversationData = {
  id: 'a',
  sender: 'ada@visitor.example',
  from: 'media@forager.example',
  savedReplies: [],
  thread: [],
  hasOlder: false,
  seen: '',
  replyId: 'first',
}
const entry = {
  id: 'b',
  direction: 'out',
  author: 'bo@forager.example',
  body: 'I come in May.',
  createdAt: '2026-11-20T18:00:00.000Z',
  state: 'sent',
  error: null,
  isAutomatic: false,
  isVerified: true,
  isCut: false,
  attachments: [],
}
const overtaken = 'Something arrived while you were writing.'

/** What a reply that is posted comes to, in turn; each waits until it is called. */
let posted: ((response: Response) => void)[] = []
const answer = vi.fn<typeof fetch>(async (_url, init) =>
  init?.method === 'POST'
    ? new Promise<Response>((resolve) => posted.push(resolve))
    : Response.json({ ...start, thread: [entry], seen: 'b', replyId: 'another' }),
)

beforeEach(() => {
  posted = []
  answer.mockClear()
  sessionStorage.clear()
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const changedAtAtom = atom<string | null>(null)
function Open() {
  return (
    <Conversation conversation={start} mailto="mailto:ada@visitor.example" changedAt={useAtomValue(changedAtAtom)} />
  )
}
const post = async (page: HTMLElement, text: string) => {
  const field = page.querySelector('textarea') as HTMLTextAreaElement
  field.value = text
  await act(async () => page.querySelector('form')?.requestSubmit())
  return field
}
const reply = (response: Response) => act(async () => posted.at(-1)?.(response))
const bodies = () =>
  answer.mock.calls.flatMap(([, init]) => (init?.method === 'POST' ? [JSON.parse(String(init.body))] : []))

it('keeps the banner and the text while presence reads the thread again', async () => {
  const { page, store } = await mount(<Open />)
  const field = await post(page, 'We come in June.')
  expect(page.querySelector('.banner')?.textContent).toContain('Loading...')
  await act(async () => store.set(changedAtAtom, '2026-11-20T18:00:00.000Z'))
  expect(page.querySelector('#replies')?.textContent).toContain('I come in May.')
  expect(page.querySelector('.banner')?.textContent).toContain('Loading...')
  await reply(Response.json({ message: overtaken }, { status: 409 }))
  expect(page.querySelector('.banner')?.textContent).toContain(overtaken)
  expect(field.value).toBe('We come in June.')
  await post(page, field.value)
  expect(bodies()).toMatchObject([
    { replyId: 'first', seen: '' },
    { replyId: 'first', seen: 'b', isConfirmed: true },
  ])
})

it('sends a reply that outlives the page', async () => {
  const { page } = await mount(<Open />)
  await post(page, 'We come in June.')
  expect(answer).toHaveBeenCalledWith(paths.api.replies('a'), expect.objectContaining({ keepalive: true }))
})

it('keeps what is typed once the reply is stored', async () => {
  const { page } = await mount(<Open />)
  const field = await post(page, 'We come in June.')
  const { promise, resolve: read } = Promise.withResolvers<Response>()
  answer.mockImplementationOnce(() => promise)
  await reply(Response.json({ id: 'first' }, { status: 201 }))
  expect(field.value).toBe('')
  field.value = 'One more thing.'
  await act(async () => read(Response.json({ ...start, thread: [entry] })))
  expect(field.value).toBe('One more thing.')
})
