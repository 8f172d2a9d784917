import type { Action } from '../../src/browser-state/state.ts'
import type { UserInfo } from '../../src/browser-state/user-info.ts'
import { listedOf } from './mail.ts'

export const userInfo: UserInfo = { name: 'Ada Quill', email: 'ada@forager.example', role: 'staff' }
export const storedMail = listedOf({
  id: '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f001',
  createdAt: '2026-11-17T08:00:00.000Z',
})

/** One action of every name in the specification's section 4; the type holds the list complete. */
export const actions: { [Type in Action['type']]: Extract<Action, { type: Type }> } = {
  USER_CREATE_REQUEST: { type: 'USER_CREATE_REQUEST' },
  USER_CREATE_SUCCESS: { type: 'USER_CREATE_SUCCESS', payload: 'Ada can sign in now.' },
  USER_CREATE_FAIL: { type: 'USER_CREATE_FAIL', payload: 'There is an Ada already.' },
  USER_CREATE_RESET: { type: 'USER_CREATE_RESET' },
  USER_LOGIN_REQUEST: { type: 'USER_LOGIN_REQUEST' },
  USER_LOGIN_SUCCESS: { type: 'USER_LOGIN_SUCCESS', payload: userInfo },
  USER_LOGIN_FAIL: { type: 'USER_LOGIN_FAIL', payload: 'Wrong password.' },
  USER_LOGIN_RESET: { type: 'USER_LOGIN_RESET' },
  USER_LOGOUT: { type: 'USER_LOGOUT' },
  CONTACTMAIL_CREATE_REQUEST: { type: 'CONTACTMAIL_CREATE_REQUEST' },
  CONTACTMAIL_CREATE_SUCCESS: {
    type: 'CONTACTMAIL_CREATE_SUCCESS',
    payload: { id: storedMail.id, createdAt: storedMail.createdAt },
  },
  CONTACTMAIL_CREATE_FAIL: { type: 'CONTACTMAIL_CREATE_FAIL', payload: 'Not now.' },
  CONTACTMAIL_CREATE_RESET: { type: 'CONTACTMAIL_CREATE_RESET' },
  CONTACTMAIL_LIST_REQUEST: { type: 'CONTACTMAIL_LIST_REQUEST' },
  CONTACTMAIL_LIST_SUCCESS: { type: 'CONTACTMAIL_LIST_SUCCESS', payload: [storedMail] },
  CONTACTMAIL_LIST_FAIL: { type: 'CONTACTMAIL_LIST_FAIL', payload: 'Nothing to read.' },
  CONTACTMAIL_DELETE_REQUEST: { type: 'CONTACTMAIL_DELETE_REQUEST' },
  CONTACTMAIL_DELETE_SUCCESS: { type: 'CONTACTMAIL_DELETE_SUCCESS', payload: null },
  CONTACTMAIL_DELETE_FAIL: { type: 'CONTACTMAIL_DELETE_FAIL', payload: 'It is gone already.' },
  CONTACTMAIL_AUTH_REQUEST: { type: 'CONTACTMAIL_AUTH_REQUEST' },
  CONTACTMAIL_AUTH_SUCCESS: { type: 'CONTACTMAIL_AUTH_SUCCESS', payload: null },
  CONTACTMAIL_AUTH_FAIL: { type: 'CONTACTMAIL_AUTH_FAIL', payload: 'Staff only.' },
}

/** Every action for which the table has no transition. */
export const actionsOutside = (table: object) => Object.values(actions).filter(({ type }) => !(type in table))
