import { Hono } from 'hono'
import type { AppEnv } from '../env.ts'
import * as admin from './admin/route.tsx'
import * as login from './login/route.tsx'

/** The pages for staff, in a chunk of their own. */
export const staff = new Hono<AppEnv>().route('/', login.route).route('/', admin.route)
