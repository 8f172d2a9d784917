import { afterEach, beforeEach, expect, it, test, vi } from 'vitest'
import { ownerHeader, unattendedHeader } from '../../../src/browser-state/call.ts'
import { paths } from '../../../src/paths.ts'

const init = vi.hoisted(() => vi.fn(async () => {}))
vi.mock('virtual:editor-config', () => ({
  default: { backend: { name: 'gitea' }, singletons: [{ name: 'contactInfo', label: 'Address and phone' }] },
}))
vi.mock('@sveltia/cms', () => ({ default: { registerFieldType() {}, init } }))
vi.mock('@vitejs/plugin-react/preamble', () => ({}))

const repository = `${paths.api.publishing}/repos/forager/website`
let answers: Response[] = []
let asked: Request[] = []
/** What the editor asks in this tab. */
const askForHead = async () => (await window.fetch(`${location.origin}${repository}/branches/main`)).json()
const publish = (message = 'Change story', files: object[] = []) =>
  window.fetch(`${location.origin}${repository}/contents`, {
    method: 'POST',
    body: JSON.stringify({ message, files }),
  })
let free = () => {}

beforeEach(() => {
  vi.resetModules()
  init.mockClear()
  answers = []
  asked = []
  localStorage.clear()
  location.hash = ''
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request)
    return request.url.endsWith('/user') ? Response.json({ id: 'ada' }) : answers.shift()
  })
  const request = (_name: string, use: () => Promise<void>) => {
    free = use
  }
  vi.stubGlobal('navigator', { ...navigator, locks: { request } })
  document.body.replaceChildren()
})
afterEach(() => vi.unstubAllGlobals())

const opened = async () => {
  const opening = import('../../../build/editor/editor.ts')
  await vi.waitFor(() => expect(document.body.textContent).toContain('close that tab first'), { timeout: 20_000 })
  expect(init).not.toHaveBeenCalled()
  free()
  await opening
}

it('waits for another tab that has it open', async () => {
  await opened()
  expect(init).toHaveBeenCalledOnce()
  expect(document.body.textContent).toBe('')
})

it('hears of no other commit while an entry is open, and of every failure only once', async () => {
  await opened()
  location.hash = '#/collections/news/entries/a'
  answers = [new Response('{}', { status: 503 }), Response.json({ commit: { id: 'a' } })]
  expect(await askForHead()).toEqual({})
  expect(await askForHead()).toEqual({ commit: { id: 'a' } })
  expect(await askForHead()).toEqual({ commit: { id: 'a' } })
})

it('keeps the session while somebody types, and only then', async () => {
  await opened()
  const isUnattended = async () => {
    asked = []
    answers = [Response.json({ commit: { id: 'a' } })]
    await askForHead()
    return asked.map(({ headers }) => headers.has(unattendedHeader))
  }
  expect(await isUnattended()).toEqual([true])
  location.hash = '#/collections/news/entries/a'
  expect(await isUnattended()).toEqual([true])
  window.dispatchEvent(new KeyboardEvent('keydown'))
  expect(await isUnattended()).toEqual([false])
  expect(await isUnattended()).toEqual([true])
})

it('asks for nobody but the one who opened it', async () => {
  await opened()
  answers = [Response.json({ commit: { id: 'a' } })]
  await askForHead()
  expect(asked.map(({ headers }) => headers.get(ownerHeader))).toEqual([null, 'ada'])
})

for (const { who, owner, deletes } of [
  { who: 'the same person', owner: 'ada', deletes: 0 },
  { who: 'somebody else', owner: 'bo', deletes: 1 },
])
  test(`finds what ${who} has left unsaved: deleted ${deletes} times`, async () => {
    const deleteDatabase = vi.fn(() => {
      const request = new EventTarget() as EventTarget & { onsuccess: () => void }
      queueMicrotask(() => request.onsuccess())
      return request
    })
    vi.stubGlobal('indexedDB', { deleteDatabase })
    localStorage.setItem('editor-owner', owner)
    await opened()
    expect(deleteDatabase).toHaveBeenCalledTimes(deletes)
    expect(localStorage.getItem('editor-owner')).toBe('ada')
  })

for (const { parent, reloads } of [
  { parent: 'a', reloads: false },
  { parent: 'b', reloads: true },
])
  test(`reads the content anew if somebody published before one saved: ${reloads}`, async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    await opened()
    answers = [Response.json({ commit: { id: 'a' } }), Response.json({ commit: { id: 'c', parent } })]
    await askForHead()
    await publish()
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    expect(reload).not.toHaveBeenCalled()
    location.hash = '#/collections/news/entries/a'
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    expect(reload.mock.calls.length > 0).toBe(reloads)
  })

it('names a page in the message as the menu does', async () => {
  await opened()
  answers = [Response.json({ commit: { id: 'a' } })]
  await publish('Change Files “contactInfo”')
  expect(await asked.at(-1)?.json()).toEqual({ message: 'Change “Address and phone”', files: [] })
})

const cut = () => new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('Failed to fetch')) }))

for (const { how, answer } of [
  { how: 'before the answer', answer: () => Promise.reject(new TypeError('Failed to fetch')) as never },
  { how: 'within the answer', answer: cut },
  { how: 'by a server in between', answer: () => new Response('<h1>Bad gateway</h1>', { status: 502 }) },
])
  test(`says in words that the line was cut ${how}, and also to whom has left the entry`, async () => {
    const alert = vi.fn()
    vi.stubGlobal('alert', alert)
    await opened()
    const files = [{ path: 'a.md', operation: 'update' }]
    const says = 'The connection was lost. What you typed is kept in this browser; try again.'
    answers = [answer(), answer(), answer()]
    expect(await askForHead()).toEqual({ message: says })
    location.hash = '#/collections/news/entries/a'
    expect(await (await publish('Change', files)).json()).toEqual({ message: says })
    location.hash = '#/collections/news'
    expect((await publish('Change', files)).status).toBe(503)
    expect(alert.mock.calls).toEqual([[says]])
  })
