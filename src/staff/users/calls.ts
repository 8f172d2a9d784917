import { Hono } from 'hono'
import { limitBody, readJsonObject } from '../../http/body.ts'
import { noStore } from '../../http/no-store.ts'
import { refuse } from '../../http/refuse.ts'
import { authCalls } from '../auth/calls.ts'
import { noJson } from '../frame/staff-call.ts'
import { cloudflareAccess } from '../guards/cloudflare-access.ts'
import { guardCall } from '../guards/guard-call.ts'
import { ownPages } from '../guards/own-pages.ts'
import type { StaffEnv } from '../guards/staff.ts'
import { createUser } from './operations.ts'

const signIns = ['/login', '/login/code', '/login/passkey', '/login/passkey/options', '/logout']
const onlyPosted = ['/', ...signIns, '/passkeys', '/passkeys/options']

/** Calls under `/v1/api/users`: signing in and out, and `POST /`, which creates an account. */
export const users = () =>
  new Hono<StaffEnv>()
    .use(noStore())
    .use(ownPages(), cloudflareAccess())
    .use(limitBody(16 * 1024))
    .route('/', authCalls())
    .post('/', guardCall(createUser), async (c) => {
      const body = await readJsonObject(c)
      if (!body) return refuse(c, noJson)
      const { status, message } = await createUser(c, body)
      return status === 201 ? c.json({ message }, status) : refuse(c, { status, message })
    })
    .on(['GET', 'PUT', 'PATCH', 'DELETE'], onlyPosted, (c) =>
      refuse(c, { status: 405, message: 'Use POST.' }, { Allow: 'POST' }),
    )
