import { refuse } from '../../http/refuse.ts'
import { createGuard } from './guard.ts'

/** Guards a call: JSON says why it is refused. Takes an operation or its requirements. */
export const guardCall = createGuard((c, access) => {
  if (!access.staff) return refuse(c, { status: 401, message: 'Sign in first.' })
  return refuse(c, { status: 403, message: messages[access.lacks] })
})

const messages = {
  role: 'This is for admins.',
  'two-factor': 'Set up two-step verification first.',
  'new-password': 'Choose a new password first.',
}
