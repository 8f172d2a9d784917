import { createStore } from 'jotai/vanilla'
import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/browser-state/action.ts'
import {
  contactmailAuthAtom,
  contactmailAuthReducer,
  contactmailCreateAtom,
  contactmailCreateReducer,
  contactmailDeleteAtom,
  contactmailDeleteReducer,
  contactmailListAtom,
  contactmailListReducer,
} from '../../src/browser-state/contactmail-state.ts'
import { dispatchAtom } from '../../src/browser-state/dispatch.ts'
import { userCreateAtom, userCreateReducer, userLoginAtom } from '../../src/browser-state/user-state.ts'
import { actions, storedMail, userInfo } from '../helpers/actions.ts'

/** What each action is to make of states that all hold something. */
const expectedAfter = (action: Action) => ({
  create: contactmailCreateReducer({ loading: false, success: true }, action),
  list: contactmailListReducer({ loading: false, contactMails: [storedMail] }, action),
  delete: contactmailDeleteReducer({ loading: false, success: true }, action),
  auth: contactmailAuthReducer({ loading: false, success: true }, action),
  userCreate: userCreateReducer({ loading: false, message: 'Kept.' }, action),
})

describe.each(Object.entries(actions))('%s', (_type, action) => {
  it('reaches every state', () => {
    const store = filledStore()
    store.set(dispatchAtom, action)
    expect({
      create: store.get(contactmailCreateAtom),
      list: store.get(contactmailListAtom),
      delete: store.get(contactmailDeleteAtom),
      auth: store.get(contactmailAuthAtom),
      userCreate: store.get(userCreateAtom),
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
  store.sub(userCreateAtom, () => calls++)
  store.set(dispatchAtom, actions.CONTACTMAIL_CREATE_REQUEST)
  expect(calls).toBe(0)
  store.set(dispatchAtom, actions.USER_CREATE_REQUEST)
  expect(calls).toBe(1)
})

function filledStore() {
  const store = createStore()
  store.set(contactmailCreateAtom, { loading: false, success: true })
  store.set(contactmailListAtom, { loading: false, contactMails: [storedMail] })
  store.set(contactmailDeleteAtom, { loading: false, success: true })
  store.set(contactmailAuthAtom, { loading: false, success: true })
  store.set(userCreateAtom, { loading: false, message: 'Kept.' })
  store.set(userLoginAtom, { loading: false, userInfo })
  return store
}
