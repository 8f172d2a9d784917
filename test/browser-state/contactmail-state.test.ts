import { describe, expect, it } from 'vitest'
import type { Reducer } from '../../src/browser-state/action.ts'
import {
  contactmailAuthReducer,
  contactmailCreateReducer,
  contactmailDeleteReducer,
  contactmailListReducer,
} from '../../src/browser-state/contactmail-state.ts'
import { actions, actionsOutside, storedMail } from '../helpers/actions.ts'

type State = object
type Machine = { reducer: Reducer<State>; transitions: Record<string, State> }

const machines: Record<string, Machine> = {
  create: {
    reducer: contactmailCreateReducer,
    transitions: {
      CONTACTMAIL_CREATE_REQUEST: { loading: true },
      CONTACTMAIL_CREATE_SUCCESS: { loading: false, success: true },
      CONTACTMAIL_CREATE_FAIL: { loading: false, error: 'Not now.' },
      CONTACTMAIL_CREATE_RESET: { success: null },
    },
  },
  list: {
    reducer: contactmailListReducer as Reducer<State>,
    transitions: {
      CONTACTMAIL_LIST_REQUEST: { loading: true },
      CONTACTMAIL_LIST_SUCCESS: { loading: false, contactMails: [storedMail] },
      CONTACTMAIL_LIST_FAIL: { loading: false, error: 'Nothing to read.' },
    },
  },
  delete: {
    reducer: contactmailDeleteReducer,
    transitions: {
      CONTACTMAIL_DELETE_REQUEST: { loading: true },
      CONTACTMAIL_DELETE_SUCCESS: { loading: false, success: true },
      CONTACTMAIL_DELETE_FAIL: { loading: false, error: 'It is gone already.' },
    },
  },
  auth: {
    reducer: contactmailAuthReducer,
    transitions: {
      CONTACTMAIL_AUTH_REQUEST: { loading: true },
      CONTACTMAIL_AUTH_SUCCESS: { loading: false, success: true },
      CONTACTMAIL_AUTH_FAIL: { loading: false, error: 'Staff only.' },
    },
  },
}

describe.each(Object.entries(machines))('contactmail %s', (_name, { reducer, transitions }) => {
  const states = [{}, ...Object.values(transitions)].map((state) => Object.freeze(state))
  const moves = Object.entries(transitions).map(
    ([type, next]) => [actions[type as keyof typeof actions], next] as const,
  )
  const fromEach = states.flatMap((state) => moves.map(([action, next]) => ({ state, action, next })))
  const clearing = states.flatMap((state) => actionsOutside(transitions).map((action) => ({ state, action })))

  it.each(fromEach)('$state, $action.type -> $next', ({ state, action, next }) => {
    expect(reducer(state, action)).toStrictEqual(next)
  })

  it.each(clearing)('$state is cleared to empty by $action.type', ({ state, action }) => {
    expect(reducer(state, action)).toStrictEqual({})
  })
})
