import { atom } from 'jotai/vanilla'
import { atomWithStorage } from 'jotai/vanilla/utils'
import * as v from 'valibot'
import type { Reducer } from './action.ts'
import { type UserInfo, UserInfoSchema } from './user-info.ts'

export type UserLogin = { loading?: boolean; userInfo?: UserInfo | null; error?: string }
export type UserCreate = { loading?: boolean; message?: string; error?: string }

/** Reset and logout both clear the state, which logs the user out. */
export const userLoginReducer: Reducer<UserLogin> = (state, action) => {
  switch (action.type) {
    case 'USER_LOGIN_REQUEST':
      return { loading: true }
    case 'USER_LOGIN_SUCCESS':
      return { loading: false, userInfo: action.payload }
    case 'USER_LOGIN_FAIL':
      return { loading: false, error: action.payload }
    case 'USER_LOGIN_RESET':
    case 'USER_LOGOUT':
      return {}
    default:
      return state
  }
}

export const userCreateReducer: Reducer<UserCreate> = (state, action) => {
  switch (action.type) {
    case 'USER_CREATE_REQUEST':
      return { loading: true }
    case 'USER_CREATE_SUCCESS':
      return { loading: false, message: action.payload }
    case 'USER_CREATE_FAIL':
      return { loading: false, error: action.payload }
    case 'USER_CREATE_RESET':
      return {}
    default:
      return state
  }
}

/** Local storage key. Source: specification, section 9 */
export const userInfoKey = 'userInfo'

/**
 * Stored in local storage; anything but a valid user info counts as none. If storage is off or full, a login
 * lasts until the page is left.
 */
export const userInfoAtom = atomWithStorage<UserInfo | null>(userInfoKey, null, {
  getItem: (key, initial) => readUserInfo(key) ?? initial,
  setItem: (key, value) => writeUserInfo(key, value),
  removeItem: (key) => writeUserInfo(key, null),
})

/** Whether an island has mounted and may show stored data, which the server does not have. */
export const createMountedAtom = () => atom(false)

const operationAtom = atom<Omit<UserLogin, 'userInfo'>>({})

/** Combines the login operation with the stored user info, so that a login survives a reload. */
export const userLoginAtom = atom(
  (get): UserLogin => ({ ...get(operationAtom), userInfo: get(userInfoAtom) }),
  (_get, set, { userInfo = null, ...operation }: UserLogin) => {
    set(operationAtom, operation)
    set(userInfoAtom, userInfo)
  },
)

export const userCreateAtom = atom<UserCreate>({})

function readUserInfo(key: string): UserInfo | null {
  try {
    return v.parse(UserInfoSchema, JSON.parse(localStorage.getItem(key) ?? 'null'))
  } catch {
    return null
  }
}

function writeUserInfo(key: string, value: UserInfo | null) {
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value))
    else localStorage.removeItem(key)
  } catch {
    // Storage is off or full.
  }
}
