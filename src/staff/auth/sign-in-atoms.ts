import { atom } from 'jotai/vanilla'
import * as v from 'valibot'
import { UserInfoSchema } from '../schemas/user.ts'
import { call } from './call.ts'
import { dispatchAtom } from './dispatch.ts'

/** Signs in. Returns who it is, `code` where a second step is asked for, or null where it failed. */
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

/** Signs out. Returns whether the server has heard of it; only then is the login forgotten here. */
export const signOutAtom = atom(null, async (_get, set, url: string) => {
  const called = await call(v.unknown(), url, { method: 'POST' })
  if ('error' in called) return false
  set(dispatchAtom, { type: 'USER_LOGOUT' })
  return true
})

const AnswerSchema = v.object({ user: v.optional(UserInfoSchema) })
