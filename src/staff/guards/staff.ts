import type { Context } from 'hono'
import type { Role } from '../../browser-state/user-info.ts'
import type { AppEnv } from '../../env.ts'
import type { Auth } from './auth.ts'

export type Staff = {
  id: string
  name: string
  email: string
  role: Role
  hasAuthenticator: boolean
  mustChangePassword: boolean
  mayPublish: boolean
  session: {
    id: string
    /** A passkey is a second step; `grace` is the account's first sign-in, which needs none. */
    secondStep: 'passkey' | 'grace' | null
  }
}

/** A guard sets both. */
export type StaffEnv = AppEnv & { Variables: { staff: Staff; auth: Auth } }
export type StaffContext = Context<StaffEnv>
