import * as v from 'valibot'
import { forStaff } from '../../guards/access.ts'
import { sessionTokenOf } from '../../guards/auth.ts'
import { operation } from '../../guards/operation.ts'
import { PasswordChangeSchema } from '../account/account-schema.ts'
import { finishChange, orWrongPassword, refuseChange, withOwnAttempt } from '../account/own-account.ts'
import { deleteChallenges } from '../second-step/second-step-queries.ts'
import { markSession } from '../sessions/session-queries.ts'
import { newPasswordProblem, samePassword } from './password.ts'

/** Changes the password, renews this session, and ends all others and pending sign-ins. */
export const changePassword = operation({ ...forStaff, before: 'new-password' }, async (c, input: unknown) => {
  const parsed = v.safeParse(PasswordChangeSchema, input)
  if (!parsed.success) return refuseChange(parsed.issues[0].message)
  const { id, name, email, session } = c.get('staff')
  if (parsed.output.newPassword === parsed.output.currentPassword) return refuseChange(samePassword)
  const problem = await newPasswordProblem(parsed.output.newPassword, [name, email, new URL(c.req.url).hostname])
  if (problem) return refuseChange(problem)
  const result = await withOwnAttempt(c, 'password-changed', async (auth) => {
    const body = { ...parsed.output, revokeOtherSessions: true }
    const response = await auth.api.changePassword({ body, headers: c.req.raw.headers, asResponse: true })
    if (response.ok) {
      await deleteChallenges(c.env.DB, id)
      await c.env.DB.prepare('UPDATE user SET passwordGivenAt = NULL WHERE id = ?1').bind(id).run()
      await markSession(c.env.DB, sessionTokenOf(response), session.secondStep)
    }
    return orWrongPassword(response)
  })
  return finishChange(c, result)
})
