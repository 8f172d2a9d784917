import { describe, expect, it } from 'vitest'
import { reduce } from '../../src/browser-state/state.ts'
import { actions, actionsOutside, userInfo } from '../helpers/actions.ts'

type Machine = { name: Parameters<typeof reduce>[0]; transitions: Record<string, object> }

const machines: Record<string, Machine> = {
  create: {
    name: 'USER_CREATE',
    transitions: {
      USER_CREATE_REQUEST: { loading: true },
      USER_CREATE_SUCCESS: { loading: false, message: 'Ada can sign in now.' },
      USER_CREATE_FAIL: { loading: false, error: 'There is an Ada already.' },
      USER_CREATE_RESET: {},
    },
  },
  login: {
    name: 'USER_LOGIN',
    transitions: {
      USER_LOGIN_REQUEST: { loading: true },
      USER_LOGIN_SUCCESS: { loading: false, userInfo },
      USER_LOGIN_FAIL: { loading: false, error: 'Wrong password.' },
      USER_LOGIN_RESET: {},
      USER_LOGOUT: {},
    },
  },
}

describe.each(Object.entries(machines))('user %s', (_name, { name, transitions }) => {
  const states = [{}, ...Object.values(transitions)].map((state) => Object.freeze(state))
  const moves = Object.entries(transitions).map(
    ([type, next]) => [actions[type as keyof typeof actions], next] as const,
  )
  const fromEach = states.flatMap((state) => moves.map(([action, next]) => ({ state, action, next })))
  const unmoved = states.flatMap((state) => actionsOutside(transitions).map((action) => ({ state, action })))

  it.each(fromEach)('$state, $action.type -> $next', ({ state, action, next }) => {
    expect(reduce(name, state, action)).toStrictEqual(next)
  })

  it.each(unmoved)('$state is left alone by $action.type', ({ state, action }) => {
    expect(reduce(name, state, action)).toBe(state)
  })
})
