import { act } from 'react'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call, ownerHeader, pageOwner, unattendedHeader } from '../../../../src/browser-state/call.ts'
import { paths } from '../../../../src/paths.ts'
import { useNews, useWatchedSession } from '../../../../src/staff/inbox/live/use-news.ts'
import { inboxPageSize } from '../../../../src/staff/inbox/search/inbox-page.ts'
import { inboxViewAtom, viewOf } from '../../../../src/staff/inbox/state/inbox-view.ts'
import { listedOf } from '../../../helpers/mail.ts'
import { mount } from '../../../helpers/mount.tsx'

const at = '2026-11-20T18:00:00.000Z'
const mail = (id: string) => listedOf({ id, createdAt: at })
const counts = { ham: 1, unread: 1, spam: 0, open: 1, overdue: 0, waiting: 0, mine: 0 }
const page = { contactMails: [mail('a')], next: null, counts, at }
const none = { cursor: null, opened: null, thread: null, answered: null, deleted: [], changed: null, others: [] }
const answer = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  answer.mockReset()
})

function News() {
  useNews()
  return null
}
const open = async (query = '', next: string | null = null) => {
  const opened = await mount(<News />)
  await act(async () => opened.store.set(inboxViewAtom, viewOf({ ...none, page: { ...page, next }, query, now: at })))
  return opened.store
}
const tells = (...arrived: string[]) =>
  Response.json({ counts: { open: 5, overdue: 2, mine: 1, unread: 3 }, arrived, at })
const wait = (seconds: number) => act(async () => vi.advanceTimersByTimeAsync(seconds * 1000))
const urls = () => answer.mock.calls.map(([url]) => String(url))

describe('an open inbox', () => {
  it('looks every ten seconds, says that nobody asked, and shows the counts', async () => {
    answer.mockImplementation(async () => tells())
    const store = await open('reason=Other')
    await wait(20.1)
    const moment = encodeURIComponent(at)
    expect(urls()).toEqual(Array(2).fill(`${paths.api.news}?reason=Other&after=${moment}&told=${moment}`))
    expect(answer.mock.calls[0]?.[1]?.headers).toEqual({ [unattendedHeader]: '1' })
    expect(store.get(inboxViewAtom)?.page.counts).toEqual({ ...counts, open: 5, overdue: 2, mine: 1, unread: 3 })
  })

  it('looks every minute while it is not seen, and at once when it is again', async () => {
    answer.mockImplementation(async () => tells())
    await open()
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await wait(10.1)
    expect(answer).toHaveBeenCalledTimes(1)
    await wait(59)
    expect(answer).toHaveBeenCalledTimes(1)
    await wait(1)
    expect(answer).toHaveBeenCalledTimes(2)
    hidden.mockReturnValue(false)
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    expect(answer).toHaveBeenCalledTimes(3)
  })

  it('looks less and less often after failures, and not at all while it is offline', async () => {
    answer.mockRejectedValue(new Error('The line is down.'))
    await open()
    await wait(10.1)
    await wait(20)
    expect(answer).toHaveBeenCalledTimes(2)
    await wait(39)
    expect(answer).toHaveBeenCalledTimes(2)
    await wait(1)
    expect(answer).toHaveBeenCalledTimes(3)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await wait(3600)
    expect(answer).toHaveBeenCalledTimes(3)
  })

  it('inserts what has arrived, by a call that nobody asked for', async () => {
    answer.mockImplementationOnce(async () => tells('b'))
    answer.mockImplementationOnce(async () => Response.json({ ...page, contactMails: [mail('b'), mail('a')] }))
    const store = await open()
    await wait(10.1)
    expect(store.get(inboxViewAtom)?.page.contactMails.map(({ id }) => id)).toEqual(['b', 'a'])
    expect(answer.mock.calls[1]?.[1]?.headers).toEqual({ [unattendedHeader]: '1' })
  })

  it('inserts what has arrived behind a page of what it holds already', async () => {
    answer.mockImplementationOnce(async () => tells('c'))
    answer.mockImplementationOnce(async () => Response.json({ ...page, next: `${at}_a` }))
    answer.mockImplementationOnce(async () => Response.json({ ...page, contactMails: [mail('c')] }))
    const store = await open('status=open')
    await wait(10.1)
    expect(store.get(inboxViewAtom)).toMatchObject({ arrived: [], page: { contactMails: [{ id: 'a' }, { id: 'c' }] } })
    expect(urls().at(-1)).toContain(`before=${encodeURIComponent(`${at}_a`)}`)
  })

  it('only says so when more has arrived than one page holds', async () => {
    answer.mockImplementation(async () => tells(...Array.from({ length: inboxPageSize + 1 }, (_, at) => `b${at}`)))
    await open()
    await wait(10.1)
    expect(answer).toHaveBeenCalledTimes(1)
  })

  it('only says that something has arrived where it belongs on a later page', async () => {
    answer.mockImplementation(async () => tells('b'))
    const store = await open('status=open', 'x')
    await wait(10.1)
    expect(store.get(inboxViewAtom)).toMatchObject({ arrived: ['b'], page: { contactMails: [{ id: 'a' }] } })
    expect(answer).toHaveBeenCalledTimes(1)
  })
})

const signInUrl = (ended = '') =>
  `${paths.login}?${new URLSearchParams({ next: location.pathname + location.search, ended })}`

it.each([
  ['ended', 401],
  ['needs a second step', 403],
])('an open inbox is left for the sign-in once its session %s', async (_what, status) => {
  const leave = vi.spyOn(location, 'replace').mockImplementation(() => {})
  answer.mockImplementation(async () => Response.json({ message: 'No.' }, { status }))
  await open()
  await wait(10.1)
  expect(leave).toHaveBeenCalledExactlyOnceWith(signInUrl())
})

function Watched() {
  useWatchedSession('ada')
  return null
}

it('a page from a cache stays hidden until the server has said that the session goes on', async () => {
  answer.mockImplementation(async () => Response.json({}))
  await mount(<Watched />)
  answer.mockRejectedValue(new Error('The line is down.'))
  await act(async () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  expect(document.documentElement.hidden).toBe(true)
  await wait(10)
  expect(document.documentElement.hidden).toBe(true)
  answer.mockImplementation(async () => Response.json({}))
  await wait(10)
  expect(document.documentElement.hidden).toBe(false)
})

it('leads to the sign-in as soon as a call is refused for lack of a session', async () => {
  const leave = vi.spyOn(location, 'replace').mockImplementation(() => {})
  answer.mockImplementation(async () => Response.json({}))
  await mount(<Watched />)
  answer.mockImplementation(async () => Response.json({ message: 'Sign in first.' }, { status: 401 }))
  await act(async () => call(v.unknown(), paths.api.contactmails))
  expect(leave).toHaveBeenCalledExactlyOnceWith(signInUrl('ada'))
})

it('an inbox says in its calls whose it is', async () => {
  answer.mockImplementation(async () => Response.json({}))
  await mount(<Watched />)
  expect(answer.mock.calls[0]?.[1]?.headers).toEqual({ [ownerHeader]: 'ada' })
  pageOwner.id = ''
})
