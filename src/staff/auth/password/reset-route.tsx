import { Hono } from 'hono'
import { readFields } from '../../../http/body.ts'
import { paths } from '../../../paths.ts'
import type { StaffContext, StaffEnv } from '../../guards/staff.ts'
import { renderSignIn } from '../sign-in/render-sign-in.ts'
import { isResetPossible, type ResetResult, requestReset, resetPassword } from './password-reset.ts'
import { ForgotPage, ResetDonePage, ResetPage } from './reset-page.tsx'

/** Pages that send a link to choose a new password, and that take the new one. */
export const resetPages = new Hono<StaffEnv>()
  .get(paths.loginForgot, (c) => renderSignIn(c, <ForgotPage canReset={isResetPossible(c.env)} />))
  .post(paths.loginForgot, async (c) => {
    const { email = '' } = await readFields(c)
    const outcome = await requestReset(c, { email })
    if (outcome.status === 200) return renderSignIn(c, <ForgotPage isSent canReset />)
    refuse(c, outcome)
    const canReset = outcome.status !== 503
    return renderSignIn(c, <ForgotPage email={email} message={outcome.message} canReset={canReset} />)
  })
  .get(paths.loginReset, (c) => renderSignIn(c, <ResetPage token={c.req.query('token') ?? ''} />))
  .post(paths.loginReset, async (c) => {
    const { token = '', newPassword = '' } = await readFields(c)
    const outcome = await resetPassword(c, { token, newPassword })
    if (outcome.status === 200) return renderSignIn(c, <ResetDonePage />)
    refuse(c, outcome)
    return renderSignIn(c, <ResetPage token={token} message={outcome.message} />)
  })

function refuse(c: StaffContext, outcome: Exclude<ResetResult, { status: 200 }>) {
  c.status(outcome.status)
  if (outcome.retryAfter) c.header('Retry-After', String(outcome.retryAfter))
}
