import { createStore } from 'jotai/vanilla'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dispatchAtom, stateAtoms, userLoginAtom } from '../../src/browser-state/state.ts'
import { paths } from '../../src/paths.ts'
import { signOutAtom } from '../../src/site/layout/session.island.tsx'
import { signInWithPasskeyAtom } from '../../src/staff/auth/passkeys/passkey-browser.ts'
import {
  authorizeContactmailsAtom,
  deleteContactmailsAtom,
  listContactmailsAtom,
} from '../../src/staff/inbox/state/inbox-calls.ts'
import { actions, storedMail, userInfo } from '../helpers/actions.ts'

let store = createStore()
const answer = vi.fn<typeof fetch>()

beforeEach(() => {
  store = createStore()
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  answer.mockReset()
  vi.unstubAllGlobals()
})

const says = (status: number, body: unknown) =>
  answer.mockImplementationOnce(async () => Response.json(body, { status }))
const page = {
  contactMails: [storedMail],
  next: null,
  counts: { ham: 1, unread: 1, spam: 0, open: 1, overdue: 0, waiting: 0, mine: 0 },
  at: '2026-11-01T00:00:00.000Z',
}

/** A browser whose passkey is chosen at once, or dismissed. */
const withPasskey = ({ isChosen = true } = {}) => {
  class Passkey {
    static parseRequestOptionsFromJSON = (options: object) => options
    toJSON = () => ({ id: 'a' })
  }
  vi.stubGlobal('PublicKeyCredential', Passkey)
  vi.stubGlobal('navigator', { credentials: { get: async () => (isChosen ? new Passkey() : null) } })
  says(200, { challenge: 'x' })
}

it('signs in: loading, then who it is', async () => {
  withPasskey()
  says(200, { user: userInfo })
  const done = store.set(signInWithPasskeyAtom)
  expect(store.get(userLoginAtom).loading).toBe(true)
  expect(await done).toBe(true)
  expect(answer).toHaveBeenLastCalledWith(
    paths.api.loginPasskey,
    expect.objectContaining({ body: JSON.stringify({ response: { id: 'a' } }) }),
  )
  expect(store.get(userLoginAtom)).toMatchObject({ loading: false, userInfo })
})

it.each([
  [() => says(401, { message: 'No.' }), 'No.'],
  [() => says(500, 'nonsense'), 'The server answered 500.'],
  [() => says(200, { user: { name: 'Ada' } }), 'The server answered 200.'],
  [() => answer.mockRejectedValueOnce(new Error('The line is down.')), 'The line is down.'],
])('keeps what went wrong with signing in (%#)', async (prepare, error) => {
  withPasskey()
  prepare()
  expect(await store.set(signInWithPasskeyAtom)).toBe(false)
  expect(store.get(userLoginAtom)).toMatchObject({ loading: false, error })
})

it('says so where the button finds no passkey, and nothing where none was suggested', async () => {
  withPasskey({ isChosen: false })
  expect(await store.set(signInWithPasskeyAtom)).toBe(false)
  expect(store.get(userLoginAtom).error).toMatch('No passkey was used.')
  store.set(dispatchAtom, actions.USER_LOGIN_RESET)
  withPasskey({ isChosen: false })
  expect(await store.set(signInWithPasskeyAtom, new AbortController().signal)).toBe(false)
  expect(store.get(userLoginAtom)).toEqual({ userInfo: null })
})

it('signs out only once the server has heard of it', async () => {
  store.set(dispatchAtom, actions.USER_LOGIN_SUCCESS)
  says(500, {})
  expect(await store.set(signOutAtom, '/logout', userInfo.email)).toBe(false)
  expect(store.get(userLoginAtom).userInfo).toEqual(userInfo)
  says(200, {})
  expect(await store.set(signOutAtom, '/logout', userInfo.email)).toBe(true)
  expect(store.get(userLoginAtom)).toEqual({ userInfo: null })
})

it('an answer that breaks off is one that did not come, whatever its status', async () => {
  const broken = () =>
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"contactMails":[')),
      pull: (controller) => controller.error(new TypeError('network error')),
    })
  answer.mockImplementationOnce(async () => new Response(broken(), { status: 201 }))
  expect(await store.set(listContactmailsAtom, '/contactmails')).toEqual({ error: 'network error', status: 0 })
})

it('lists mails, and returns them as the next action clears the list', async () => {
  says(200, page)
  const done = store.set(listContactmailsAtom, '/contactmails')
  expect(store.get(stateAtoms.CONTACTMAIL_LIST)).toEqual({ loading: true })
  expect(await done).toEqual({ result: page, status: 200 })
  expect(store.get(stateAtoms.CONTACTMAIL_LIST)).toEqual({ loading: false, contactMails: [storedMail] })
  store.set(deleteContactmailsAtom, ['a'])
  expect(store.get(stateAtoms.CONTACTMAIL_LIST)).toEqual({})
})

it('keeps why a list failed', async () => {
  says(503, { message: 'Not now.' })
  expect(await store.set(listContactmailsAtom, '/contactmails')).toMatchObject({ error: 'Not now.', status: 503 })
  expect(store.get(stateAtoms.CONTACTMAIL_LIST)).toEqual({ loading: false, error: 'Not now.' })
})

const deleted = { undo: 'u', ids: ['a'], contactMails: [] }

it('deletes', async () => {
  says(200, deleted)
  expect(await store.set(deleteContactmailsAtom, ['a'])).toEqual({ result: deleted, status: 200 })
  expect(answer).toHaveBeenCalledWith(
    paths.api.contactmailsAct('delete'),
    expect.objectContaining({ method: 'POST', body: expect.stringMatching(/^{"ids":\["a"\],"id":"[\da-f-]{36}"}$/) }),
  )
  expect(store.get(stateAtoms.CONTACTMAIL_DELETE)).toEqual({ loading: false, success: true })
  says(503, { message: 'Not now.' })
  expect(await store.set(deleteContactmailsAtom, ['a'])).toMatchObject({ error: 'Not now.', status: 503 })
  expect(store.get(stateAtoms.CONTACTMAIL_DELETE)).toEqual({ loading: false, error: 'Not now.' })
})

it.each([
  [200, { loading: false, success: true }],
  [401, {}],
  [403, { loading: false, error: 'No.' }],
  [503, { loading: false, error: 'No.' }],
] satisfies [number, object][])('a session that the server answers by %i is %j', async (status, state) => {
  says(status, { message: 'No.' })
  expect(await store.set(authorizeContactmailsAtom, '/auth')).toBe(status)
  expect(store.get(stateAtoms.CONTACTMAIL_AUTH)).toEqual(state)
})
