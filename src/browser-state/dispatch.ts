import { atom, type Getter, type Setter, type WritableAtom } from 'jotai/vanilla'
import type { Action, Reducer } from './action.ts'
import {
  contactmailAuthAtom,
  contactmailAuthReducer,
  contactmailCreateAtom,
  contactmailCreateReducer,
  contactmailDeleteAtom,
  contactmailDeleteReducer,
  contactmailListAtom,
  contactmailListReducer,
} from './contactmail-state.ts'
import { userCreateAtom, userCreateReducer, userLoginAtom, userLoginReducer } from './user-state.ts'

/** Sends an action to every reducer, as some states are cleared by any unrelated action. */
export const dispatchAtom = atom(null, (get, set, action: Action) => {
  reduce(get, set, userLoginAtom, userLoginReducer, action)
  reduce(get, set, userCreateAtom, userCreateReducer, action)
  reduce(get, set, contactmailCreateAtom, contactmailCreateReducer, action)
  reduce(get, set, contactmailListAtom, contactmailListReducer, action)
  reduce(get, set, contactmailDeleteAtom, contactmailDeleteReducer, action)
  reduce(get, set, contactmailAuthAtom, contactmailAuthReducer, action)
})

function reduce<State>(
  get: Getter,
  set: Setter,
  target: WritableAtom<State, [NoInfer<State>], unknown>,
  reducer: Reducer<State>,
  action: Action,
) {
  const state = get(target)
  const next = reducer(state, action)
  if (next !== state) set(target, next)
}
