import { createStore } from 'jotai/vanilla'
import { describe, expect, it } from 'vitest'
import { type Action, dispatchAtom, reduce, stateAtoms, userLoginAtom } from '../../src/browser-state/state.ts'
import { actions, storedMail, userInfo } from '../helpers/actions.ts'

/** What each action is to make of states that all hold something. */
const expectedAfter = (action: Action) => ({
  create: reduce('CONTACTMAIL_CREATE', { loading: false, success: true }, action),
  list: reduce('CONTACTMAIL_LIST', { loading: false, contactMails: [storedMail] }, action),
  delete: reduce('CONTACTMAIL_DELETE', { loading: false, success: true }, action),
  auth: reduce('CONTACTMAIL_AUTH', { loading: false, success: true }, action),
  userCreate: reduce('USER_CREATE', { loading: false, message: 'Kept.' }, action),
})

describe.each(Object.entries(actions))('%s', (_type, action) => {
  it('reaches every state', () => {
    const store = filledStore()
    store.set(dispatchAtom, action)
    expect({
      create: store.get(stateAtoms.CONTACTMAIL_CREATE),
      list: store.get(stateAtoms.CONTACTMAIL_LIST),
      delete: store.get(stateAtoms.CONTACTMAIL_DELETE),
      auth: store.get(stateAtoms.CONTACTMAIL_AUTH),
      userCreate: store.get(stateAtoms.USER_CREATE),
    }).toStrictEqual(expectedAfter(action))
  })
})

it.each([
  ['USER_LOGIN_REQUEST', { loading: true, userInfo: null }],
  ['USER_LOGIN_SUCCESS', { loading: false, userInfo }],
  ['USER_LOGIN_FAIL', { loading: false, error: 'Wrong password.', userInfo: null }],
  ['USER_LOGIN_RESET', { userInfo: null }],
  ['USER_LOGOUT', { userInfo: null }],
  ['CONTACTMAIL_LIST_REQUEST', { loading: false, userInfo }],
] as const)('%s moves the login', (type, login) => {
  const store = filledStore()
  store.set(dispatchAtom, actions[type])
  expect(store.get(userLoginAtom)).toEqual(login)
})

it('leaves alone who listens to a state that does not change', () => {
  const store = createStore()
  let calls = 0
  store.sub(stateAtoms.USER_CREATE, () => calls++)
  store.set(dispatchAtom, actions.CONTACTMAIL_CREATE_REQUEST)
  expect(calls).toBe(0)
  store.set(dispatchAtom, actions.USER_CREATE_REQUEST)
  expect(calls).toBe(1)
})

function filledStore() {
  const store = createStore()
  store.set(stateAtoms.CONTACTMAIL_CREATE, { loading: false, success: true })
  store.set(stateAtoms.CONTACTMAIL_LIST, { loading: false, contactMails: [storedMail] })
  store.set(stateAtoms.CONTACTMAIL_DELETE, { loading: false, success: true })
  store.set(stateAtoms.CONTACTMAIL_AUTH, { loading: false, success: true })
  store.set(stateAtoms.USER_CREATE, { loading: false, message: 'Kept.' })
  store.set(userLoginAtom, { loading: false, userInfo })
  return store
}
