import { type Auth, authOf, passCookies } from '../../guards/auth.ts'
import { record, recordAttempt } from '../../guards/record.ts'
import type { StaffContext } from '../../guards/staff.ts'
import { countOwnAttempt, resetOwnAttempts, waitMessage } from '../sign-in/attempt-limits.ts'

export type AccountChange = { done: true } | { done: false; message: string }

export const wrongPassword = 'This is not your current password.'
export const wrongCode =
  'This code is wrong or was used before. Check the clock on your device, then enter the next code.'
type Wrong = typeof wrongPassword | typeof wrongCode

type Action =
  | 'password-changed'
  | 'second-step-started'
  | 'second-step-on'
  | 'second-step-off'
  | 'passkey-started'
  | 'passkey-removed'

/** Limits wrong passwords and codes, so that somebody with a borrowed session cannot guess. */
export const withOwnAttempt = async <Success extends Response>(
  c: StaffContext,
  action: Action,
  change: (auth: Auth) => Promise<Success | Wrong>,
): Promise<{ response: Success } | { message: string }> => {
  const { email } = c.get('staff')
  const auth = await authOf(c)
  if (!auth) return { message: wrongPassword }
  const retryAfter = await countOwnAttempt(c, email)
  if (retryAfter !== null) {
    await recordAttempt(c, email, 'sign-in-limited')
    return { message: waitMessage(retryAfter) }
  }
  const response = await change(auth)
  if (typeof response === 'string') {
    await record(c, response === wrongCode ? 'code-refused' : 'password-refused', action)
    return { message: response }
  }
  await resetOwnAttempts(c, email)
  await record(c, action)
  return { response }
}

/** Ends a change: the cookies of better-auth's response replace those that the guard has set. */
export const finishChange = (c: StaffContext, result: { response: Response } | { message: string }): AccountChange => {
  if ('message' in result) return refuseChange(result.message)
  c.header('Set-Cookie', undefined)
  passCookies(c, result.response)
  return { done: true }
}

export const refuseChange = (message: string): AccountChange => ({ done: false, message })

export const orWrongPassword = (response: Response) => (response.ok ? response : wrongPassword)
