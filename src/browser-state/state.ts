import { atom, type WritableAtom } from 'jotai/vanilla'
import { atomWithStorage } from 'jotai/vanilla/utils'
import { readStored, writeStored } from './stored.ts'
import { type UserInfo, UserInfoSchema, userInfoKey } from './user-info.ts'

type Async<Name extends string, Success> =
  | { type: `${Name}_REQUEST` }
  | { type: `${Name}_SUCCESS`; payload: Success }
  | { type: `${Name}_FAIL`; payload: string }

type StoredContactmail = { id: string; createdAt: string }

export type Action =
  | Async<'USER_CREATE', string>
  | { type: 'USER_CREATE_RESET' }
  | Async<'USER_LOGIN', UserInfo>
  | { type: 'USER_LOGIN_RESET' }
  | { type: 'USER_LOGOUT' }
  | Async<'CONTACTMAIL_CREATE', unknown>
  | { type: 'CONTACTMAIL_CREATE_RESET' }
  | Async<'CONTACTMAIL_LIST', StoredContactmail[]>
  | Async<'CONTACTMAIL_DELETE', unknown>
  | Async<'CONTACTMAIL_AUTH', unknown>

type Progress = { loading?: boolean; error?: string }
type States = {
  USER_CREATE: Progress & { message?: string }
  USER_LOGIN: Progress & { userInfo?: UserInfo | null }
  CONTACTMAIL_CREATE: Progress & { success?: boolean | null }
  CONTACTMAIL_LIST: Progress & { contactMails?: StoredContactmail[] }
  CONTACTMAIL_DELETE: Progress & { success?: boolean }
  CONTACTMAIL_AUTH: Progress & { success?: boolean }
}
type Name = keyof States

const succeeded = () => ({ success: true })

/** What a success keeps, what other actions lead to, and whether every unrelated action clears the state. */
const operations: Record<Name, { keep: (payload: unknown) => object; to?: Record<string, object>; clears: boolean }> = {
  USER_CREATE: { keep: (message) => ({ message }), to: { USER_CREATE_RESET: {} }, clears: false },
  USER_LOGIN: { keep: (userInfo) => ({ userInfo }), to: { USER_LOGIN_RESET: {}, USER_LOGOUT: {} }, clears: false },
  CONTACTMAIL_CREATE: { keep: succeeded, to: { CONTACTMAIL_CREATE_RESET: { success: null } }, clears: true },
  CONTACTMAIL_LIST: { keep: (contactMails) => ({ contactMails }), clears: true },
  CONTACTMAIL_DELETE: { keep: succeeded, clears: true },
  CONTACTMAIL_AUTH: { keep: succeeded, clears: true },
}

export const reduce = <State extends object>(name: Name, state: State, action: Action): State | object => {
  const { keep, to = {}, clears } = operations[name]
  const payload = 'payload' in action ? action.payload : undefined
  if (action.type === `${name}_REQUEST`) return { loading: true }
  if (action.type === `${name}_SUCCESS`) return { loading: false, ...keep(payload) }
  if (action.type === `${name}_FAIL`) return { loading: false, error: payload }
  return to[action.type] ?? (clears ? {} : state)
}

/** Kept in local storage. If that is off or full, a login lasts until the page is left. */
export const userInfoAtom = atomWithStorage<UserInfo | null>(userInfoKey, null, {
  getItem: (key, initial) => readStored('localStorage', key, UserInfoSchema) ?? initial,
  setItem: (key, value) => writeStored('localStorage', key, value),
  removeItem: (key) => writeStored('localStorage', key, null),
})

const loginAtom = atom<Progress>({})

export const userLoginAtom = atom(
  (get): States['USER_LOGIN'] => ({ ...get(loginAtom), userInfo: get(userInfoAtom) }),
  (_get, set, { userInfo = null, ...operation }: States['USER_LOGIN']) => {
    set(loginAtom, operation)
    set(userInfoAtom, userInfo)
  },
)

export const stateAtoms = {
  USER_CREATE: atom<States['USER_CREATE']>({}),
  USER_LOGIN: userLoginAtom,
  CONTACTMAIL_CREATE: atom<States['CONTACTMAIL_CREATE']>({}),
  CONTACTMAIL_LIST: atom<States['CONTACTMAIL_LIST']>({}),
  CONTACTMAIL_DELETE: atom<States['CONTACTMAIL_DELETE']>({}),
  CONTACTMAIL_AUTH: atom<States['CONTACTMAIL_AUTH']>({}),
}

/** Sends an action to every operation, as some states are cleared by any unrelated action. */
export const dispatchAtom = atom(null, (get, set, action: Action) => {
  for (const name of Object.keys(stateAtoms) as Name[]) {
    const target = stateAtoms[name] as WritableAtom<object, [object], unknown>
    const state = get(target)
    const next = reduce(name, state, action)
    if (next !== state) set(target, next)
  }
})
