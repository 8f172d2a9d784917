import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../../src/paths.ts'

const init = vi.hoisted(() => vi.fn(async () => {}))
vi.mock('virtual:editor-config', () => ({ default: { backend: { name: 'gitea' } } }))
vi.mock('@sveltia/cms', () => ({ default: { registerFieldType() {}, init } }))
vi.mock('@vitejs/plugin-react/preamble', () => ({}))

const repository = `${paths.api.publishing}/repos/forager/website`
let answers: Response[] = []
/** What the editor asks in this tab. */
const askForHead = async () => (await window.fetch(`${location.origin}${repository}/branches/main`)).json()
let free = () => {}

beforeEach(() => {
  vi.resetModules()
  init.mockClear()
  answers = []
  vi.stubGlobal('fetch', async () => answers.shift())
  const request = (_name: string, use: () => Promise<void>) => {
    free = use
  }
  vi.stubGlobal('navigator', { ...navigator, locks: { request } })
  document.body.replaceChildren()
})
afterEach(() => vi.unstubAllGlobals())

const opened = async () => {
  const opening = import('../../../build/editor/editor.ts')
  await vi.waitFor(() => expect(document.body.textContent).toContain('close that tab first'))
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

it('says in words that the line was cut', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await opened()
  await expect(askForHead()).rejects.toThrow('The connection was lost. What you typed is kept in this browser')
})
