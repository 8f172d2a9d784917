import { act } from 'react'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { unattendedHeader } from '../../../../src/browser-state/call.ts'
import { paths } from '../../../../src/paths.ts'
import { usePresence } from '../../../../src/staff/inbox/live/use-presence.ts'
import { inboxViewAtom, othersAtom, viewOf } from '../../../../src/staff/inbox/state/inbox-view.ts'
import { listedOf } from '../../../helpers/mail.ts'
import { mount } from '../../../helpers/mount.tsx'

const at = '2026-11-20T18:00:00.000Z'
const mail = listedOf({ id: 'a', createdAt: at, changedAt: null })
const counts = { ham: 1, unread: 1, spam: 0, open: 1, overdue: 0, waiting: 0, mine: 0 }
const conversation = {
  ...{ from: null, savedReplies: [], thread: [], hasOlder: false, seen: '' },
}
const thread = { id: 'a', ...conversation, drafts: [], others: [], mailto: '', isBlocked: false }
const start = {
  page: { contactMails: [mail], next: null, counts, at },
  ...{ query: '', cursor: null, opened: mail, thread, answered: null, now: at },
  ...{ deleted: [], changed: null, others: [] },
}
const bo = { id: 'b', name: 'Bo', isWriting: true }
const answer = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answer)
  answer.mockReset()
  answer.mockImplementation(async () => Response.json({ others: [bo], changedAt: null }))
})
afterEach(() => {
  vi.useRealTimers()
})
// Later than the message is left, which ends each test.
afterAll(() => {
  vi.unstubAllGlobals()
})

function Presence() {
  usePresence('a')
  return (
    <div className="pane">
      <textarea className="composer-text" />
    </div>
  )
}
const open = async () => {
  const opened = await mount(<Presence />)
  await act(async () => opened.store.set(inboxViewAtom, viewOf(start)))
  return opened
}
const wait = () => act(async () => vi.advanceTimersByTimeAsync(5000))
/** What the calls have said, and whether somebody was there. */
const said = () =>
  answer.mock.calls.map(([, init]) => [
    JSON.parse(String(init?.body)).state,
    !Object.hasOwn(init?.headers ?? {}, unattendedHeader),
  ])

describe('an open message', () => {
  it('says every five seconds that it is open, and shows who else has it open', async () => {
    const { store } = await open()
    await wait()
    expect(answer.mock.calls.map(([url]) => url)).toEqual(Array(2).fill(paths.api.contactmailAct('a', 'presence')))
    expect(store.get(othersAtom)).toEqual([bo])
  })

  it('counts as use of the session once after somebody has pressed a key', async () => {
    await open()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'j' }))
    await wait()
    await wait()
    expect(said()).toEqual([
      ['reading', false],
      ['reading', true],
      ['reading', false],
    ])
  })

  it('says at once that an answer is begun', async () => {
    const { page } = await open()
    const textarea = page.querySelector<HTMLTextAreaElement>('.composer-text')
    if (textarea) textarea.value = 'D'
    await act(async () => document.dispatchEvent(new Event('input')))
    expect(said().map(([state]) => state)).toEqual(['reading', 'writing'])
  })

  it('says that it is left, by a call that outlives the page', async () => {
    await open()
    await act(async () => dispatchEvent(new Event('pagehide')))
    expect(said().at(-1)).toEqual(['gone', false])
    expect(answer.mock.calls.at(-1)?.[1]?.keepalive).toBe(true)
  })

  it('is read again when a colleague has changed it', async () => {
    const { store } = await open()
    answer.mockImplementationOnce(async () => Response.json({ others: [], changedAt: at }))
    const changed = [listedOf({ id: 'a', createdAt: at, status: 'closed', changedAt: at })]
    answer.mockImplementationOnce(async () => Response.json({ counts, arrived: [], changed, at }))
    await wait()
    expect(store.get(inboxViewAtom)).toMatchObject({
      opened: { status: 'closed' },
      page: { contactMails: [{ status: 'closed' }] },
    })
  })
  it('is not read again where it is newer than what the server says', async () => {
    const { store } = await open()
    await act(async () => store.set(inboxViewAtom, viewOf({ ...start, opened: { ...mail, changedAt: at } })))
    answer.mockImplementation(async () => Response.json({ others: [], changedAt: '2026-11-20T17:59:00.000Z' }))
    await wait()
    expect(answer.mock.calls.filter(([, init]) => init?.method === 'GET')).toEqual([])
  })
  it('that could not be loaded is loaded once the server answers again, without keeping the session', async () => {
    const { store } = await open()
    const isLoading = (url: unknown) => String(url).endsWith('/open')
    expect(answer.mock.calls.some(([url]) => isLoading(url))).toBe(false)
    await act(async () =>
      store.set(inboxViewAtom, { ...viewOf(start), thread: null, banner: { kind: 'error', text: 'The tide is out.' } }),
    )
    answer.mockImplementation(async (url) =>
      Response.json(isLoading(url) ? { contactmail: mail, thread } : { others: [], changedAt: null }),
    )
    await wait()
    expect(store.get(inboxViewAtom)).toMatchObject({ thread, banner: null })
    const [, init] = answer.mock.calls.find(([url]) => isLoading(url)) ?? []
    expect(init?.headers).toHaveProperty(unattendedHeader)
  })
  it('that somebody deletes is known to be gone, and to be back once it is restored', async () => {
    const { store } = await open()
    answer.mockImplementationOnce(async () => Response.json({ message: 'Message not found.' }, { status: 404 }))
    await wait()
    expect(store.get(othersAtom)).toBeNull()
    await wait()
    expect(store.get(othersAtom)).toEqual([bo])
  })
})
