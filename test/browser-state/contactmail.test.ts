import { describe, expect, it } from 'vitest'
import { reduce } from '../../src/browser-state/state.ts'
import { actions, actionsOutside, storedMail } from '../helpers/actions.ts'

type Machine = { name: Parameters<typeof reduce>[0]; transitions: Record<string, object> }

const machines: Record<string, Machine> = {
  create: {
    name: 'CONTACTMAIL_CREATE',
    transitions: {
      CONTACTMAIL_CREATE_REQUEST: { loading: true },
      CONTACTMAIL_CREATE_SUCCESS: { loading: false, success: true },
      CONTACTMAIL_CREATE_FAIL: { loading: false, error: 'Not now.' },
      CONTACTMAIL_CREATE_RESET: { success: null },
    },
  },
  list: {
    name: 'CONTACTMAIL_LIST',
    transitions: {
      CONTACTMAIL_LIST_REQUEST: { loading: true },
      CONTACTMAIL_LIST_SUCCESS: { loading: false, contactMails: [storedMail] },
      CONTACTMAIL_LIST_FAIL: { loading: false, error: 'Nothing to read.' },
    },
  },
  delete: {
    name: 'CONTACTMAIL_DELETE',
    transitions: {
      CONTACTMAIL_DELETE_REQUEST: { loading: true },
      CONTACTMAIL_DELETE_SUCCESS: { loading: false, success: true },
      CONTACTMAIL_DELETE_FAIL: { loading: false, error: 'It is gone already.' },
    },
  },
  auth: {
    name: 'CONTACTMAIL_AUTH',
    transitions: {
      CONTACTMAIL_AUTH_REQUEST: { loading: true },
      CONTACTMAIL_AUTH_SUCCESS: { loading: false, success: true },
      CONTACTMAIL_AUTH_FAIL: { loading: false, error: 'Staff only.' },
    },
  },
}

describe.each(Object.entries(machines))('contactmail %s', (_name, { name, transitions }) => {
  const states = [{}, ...Object.values(transitions)].map((state) => Object.freeze(state))
  const moves = Object.entries(transitions).map(
    ([type, next]) => [actions[type as keyof typeof actions], next] as const,
  )
  const fromEach = states.flatMap((state) => moves.map(([action, next]) => ({ state, action, next })))
  const clearing = states.flatMap((state) => actionsOutside(transitions).map((action) => ({ state, action })))

  it.each(fromEach)('$state, $action.type -> $next', ({ state, action, next }) => {
    expect(reduce(name, state, action)).toStrictEqual(next)
  })

  it.each(clearing)('$state is cleared to empty by $action.type', ({ state, action }) => {
    expect(reduce(name, state, action)).toStrictEqual({})
  })
})
