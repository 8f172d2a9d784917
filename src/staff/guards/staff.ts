import type { Context } from 'hono'
import type { AppEnv } from '../../env.ts'
import type { Auth } from './auth.ts'
import type { Staff } from './session.ts'

/** A guard sets both. */
export type StaffEnv = AppEnv & { Variables: { staff: Staff; auth: Auth } }
export type StaffContext = Context<StaffEnv>
