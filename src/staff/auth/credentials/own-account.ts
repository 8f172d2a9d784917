import * as v from 'valibot'
import { type AuditAction, sentenceOf } from '../../guards/audit-actions.ts'
import { record } from '../../guards/audit-entry.ts'
import { forStaff, operation, type Requirements } from '../../guards/permissions.ts'
import type { StaffContext } from '../../guards/session.ts'
import { resetAttempts, secondsToWait } from './attempt-limits.ts'
import { limitSignIn } from './sign-in-result.ts'

export const wrongPassword = 'This is not your current password.'
export const wrongCode =
  'This code is wrong or was used before. Check the clock on your device, then enter the next code.'
type Attempted = Response | typeof wrongPassword | typeof wrongCode

export const ownChange = <Schema extends v.GenericSchema, Rest extends unknown[], Output>(
  before: Requirements['before'],
  schema: Schema,
  run: (c: StaffContext, input: v.InferOutput<Schema>, ...rest: Rest) => Promise<Output>,
) =>
  operation({ ...forStaff, before }, async (c, input: unknown, ...rest: Rest): Promise<Output | string> => {
    const parsed = v.safeParse(schema, input)
    return parsed.success ? run(c, parsed.output, ...rest) : parsed.issues[0].message
  })

/** Limits wrong passwords and codes, so that somebody with a borrowed session cannot guess. */
export const withOwnAttempt = async (c: StaffContext, action: AuditAction, change: () => Promise<Attempted>) => {
  const { email } = c.get('staff')
  const retryAfter = await secondsToWait(c, 'owner', email)
  if (retryAfter !== null) return (await limitSignIn(c, email, retryAfter)).message
  const result = await change()
  if (typeof result === 'string') {
    await record(c, result === wrongCode ? 'code-refused' : 'password-refused', sentenceOf(action))
    return result
  }
  await resetAttempts(c, [['owner', email]])
  await record(c, action)
  return result
}

export const orWrongPassword = (response: Response) => (response.ok ? response : wrongPassword)
