import { createStore } from 'jotai/vanilla'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dispatchAtom, userInfoAtom, userLoginAtom } from '../../src/browser-state/state.ts'
import { userInfoKey } from '../../src/browser-state/user-info.ts'
import { actions, userInfo } from '../helpers/actions.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

/** The login as a page has it that shows who is signed in. */
const startPage = () => {
  const store = createStore()
  store.sub(userLoginAtom, () => {})
  return store
}

it('has its key from the specification', () => {
  expect(userInfoKey).toBe('userInfo')
})

it('restores a login at startup', () => {
  localStorage.setItem(userInfoKey, JSON.stringify(userInfo))
  expect(startPage().get(userLoginAtom)).toEqual({ userInfo })
})

it('is not signed in before it has looked, as the server is not', () => {
  localStorage.setItem(userInfoKey, JSON.stringify(userInfo))
  expect(createStore().get(userInfoAtom)).toBeNull()
})

it.each([
  ['nothing', null],
  ['broken JSON', '{"name":'],
  ['empty text', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['another shape', '{"name":"Ada"}'],
  ['an unknown role', JSON.stringify({ ...userInfo, role: 'owner' })],
])('takes %s in storage as nobody', (_case, text) => {
  if (text !== null) localStorage.setItem(userInfoKey, text)
  expect(startPage().get(userInfoAtom)).toBeNull()
})

it('survives a reload after signing in', () => {
  startPage().set(dispatchAtom, actions.USER_LOGIN_SUCCESS)
  expect(JSON.parse(localStorage.getItem(userInfoKey) ?? '')).toEqual(userInfo)
  expect(startPage().get(userInfoAtom)).toEqual(userInfo)
})

it.each(['USER_LOGOUT', 'USER_LOGIN_RESET'] as const)('is forgotten after %s', (type) => {
  localStorage.setItem(userInfoKey, JSON.stringify(userInfo))
  const store = startPage()
  store.set(dispatchAtom, actions[type])
  expect(store.get(userInfoAtom)).toBeNull()
  expect(localStorage.getItem(userInfoKey)).toBeNull()
})

it('stays in storage while a mail is sent', () => {
  localStorage.setItem(userInfoKey, JSON.stringify(userInfo))
  createStore().set(dispatchAtom, actions.CONTACTMAIL_CREATE_REQUEST)
  expect(localStorage.getItem(userInfoKey)).toBe(JSON.stringify(userInfo))
})

describe('with storage that throws', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', {
      getItem: denied,
      setItem: denied,
      removeItem: denied,
    })
    return () => vi.unstubAllGlobals()
  })

  it('starts with nobody', () => {
    expect(startPage().get(userInfoAtom)).toBeNull()
  })

  it('signs in and out for as long as the page stands', () => {
    const store = startPage()
    store.set(dispatchAtom, actions.USER_LOGIN_SUCCESS)
    expect(store.get(userInfoAtom)).toEqual(userInfo)
    store.set(dispatchAtom, actions.USER_LOGOUT)
    expect(store.get(userInfoAtom)).toBeNull()
  })
})

function denied(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
