import { atom } from 'jotai/vanilla'
import * as v from 'valibot'
import { call } from '../../../browser-state/call.ts'
import { dispatchAtom } from '../../../browser-state/dispatch.ts'
import { UserInfoSchema } from '../../../browser-state/user-info.ts'

/** Signs in. Returns the user, `code` if a code is needed, or null if it failed. */
export const signInAtom = atom(null, async (_get, set, url: string, credentials: Record<string, string>) => {
  set(dispatchAtom, { type: 'USER_LOGIN_REQUEST' })
  const called = await call(AnswerSchema, url, { method: 'POST', body: credentials })
  if ('error' in called) {
    set(dispatchAtom, { type: 'USER_LOGIN_FAIL', payload: called.error })
    return null
  }
  const { user } = called.answer
  set(dispatchAtom, user ? { type: 'USER_LOGIN_SUCCESS', payload: user } : { type: 'USER_LOGIN_RESET' })
  return user ?? ('code' as const)
})

const AnswerSchema = v.object({ user: v.optional(UserInfoSchema) })
