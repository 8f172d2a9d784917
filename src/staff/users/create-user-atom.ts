import { atom } from 'jotai/vanilla'
import * as v from 'valibot'
import { call } from '../../browser-state/call.ts'
import { dispatchAtom } from '../../browser-state/dispatch.ts'

/** Creates an account. Returns whether it succeeded. */
export const createUserAtom = atom(null, async (_get, set, url: string, user: Record<string, string>) => {
  set(dispatchAtom, { type: 'USER_CREATE_REQUEST' })
  const called = await call(v.object({ message: v.string() }), url, { method: 'POST', body: user })
  set(
    dispatchAtom,
    'error' in called
      ? { type: 'USER_CREATE_FAIL', payload: called.error }
      : { type: 'USER_CREATE_SUCCESS', payload: called.answer.message },
  )
  return !('error' in called)
})
