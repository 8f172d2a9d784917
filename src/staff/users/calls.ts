import { Hono } from 'hono'
import { limitBody } from '../../http/body.ts'
import { noStore } from '../../http/no-store.ts'
import { refuse } from '../../http/refuse.ts'
import { authCalls } from '../auth/sign-in/calls.ts'
import { guardCall } from '../guards/access.ts'
import { cloudflareAccess } from '../guards/cloudflare-access.ts'
import { ownPages } from '../guards/own-pages.ts'
import type { StaffEnv } from '../guards/staff.ts'
import { createUser } from './operations.ts'
import { postUser } from './users-page.tsx'

const signIns = ['/login', '/login/passkey', '/login/passkey/options', '/logout']
const onlyPosted = ['/', ...signIns, '/passkeys', '/passkeys/options']

/** Calls under `/v1/api/users`: signing in and out, and `POST /`, which creates an account. */
export const users = () =>
  new Hono<StaffEnv>()
    .use(noStore())
    .use(ownPages(), cloudflareAccess())
    .use(limitBody(16 * 1024))
    .route('/', authCalls())
    .post('/', guardCall(createUser), postUser)
    .on(['GET', 'PUT', 'PATCH', 'DELETE'], onlyPosted, (c) =>
      refuse(c, { status: 405, message: 'Use POST.' }, { Allow: 'POST' }),
    )
