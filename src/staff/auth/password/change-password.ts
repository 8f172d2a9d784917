import * as v from 'valibot'
import { authCall, sessionTokenOf } from '../../guards/auth.ts'
import { PasswordChangeSchema, PasswordSchema } from '../credentials/account-schema.ts'
import { orWrongPassword, ownChange, withOwnAttempt } from '../credentials/own-account.ts'
import { deleteChallenges } from '../second-step/claim-code.ts'
import { markSession } from '../sessions/own-sessions.ts'

export const changePassword = ownChange('second-step', PasswordChangeSchema, async (c, input) => {
  const { id, name, email, session } = c.get('staff')
  if (input.newPassword === input.currentPassword) return samePassword
  const problem = await newPasswordProblem(input.newPassword, [name, email, new URL(c.req.url).hostname])
  if (problem) return problem
  return withOwnAttempt(c, 'password-changed', async () => {
    const response = await authCall(c, c.get('auth').api.changePassword, { ...input, revokeOtherSessions: true })
    if (response.ok) {
      await deleteChallenges(c.env.DB, id)
      await markSession(c.env.DB, sessionTokenOf(response), session.secondStep)
    }
    return orWrongPassword(response)
  })
})

export const newPasswordProblem = async (password: string, own: string[]): Promise<string | null> => {
  const parsed = v.safeParse(PasswordSchema, password)
  if (!parsed.success) return parsed.issues[0].message
  const { isGuessable } = await import('./password-strength.ts')
  return isGuessable(password, own) ? 'This password is too easy to guess. Choose another, e.g. four words.' : null
}

export const samePassword = 'This is the password that the account has now. Choose another.'
