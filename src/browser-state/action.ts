import type { UserInfo } from './user-info.ts'

type Async<Name extends string, Success> =
  | { type: `${Name}_REQUEST` }
  | { type: `${Name}_SUCCESS`; payload: Success }
  | { type: `${Name}_FAIL`; payload: string }

/** What the operations know of a stored contactmail; the inbox knows its fields. */
export type StoredContactmail = { id: string; createdAt: string }

/** Every operation of the specification's section 4. */
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

/** Returns the next state without mutating the given one. */
export type Reducer<State> = (state: State, action: Action) => State
