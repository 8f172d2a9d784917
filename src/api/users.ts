import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { privately } from '../auth/privately.ts'
import { sameOrigin } from '../auth/same-origin.ts'
import { type SignIn, signIn, signInWithCode } from '../auth/sign-in.ts'
import { signOut } from '../auth/sign-out.ts'
import { createUser } from '../auth/users.ts'
import type { AppEnv } from '../env.ts'
import { type StaffEnv, staffOnly } from './guard.ts'
import { jsonBody } from './json-body.ts'
import { type Refusal, refuse } from './refuse.ts'

const noJson: Refusal = { status: 415, message: 'Send a JSON object as application/json.' }
const tooLarge: Refusal = { status: 413, message: 'This is too large.' }

/** `POST /login`, `/login/code`, `/logout` and, for admins, `POST /`, which makes an account. */
export const users = () =>
  new Hono<StaffEnv>()
    .use(privately())
    .use(sameOrigin())
    .use(bodyLimit({ maxSize: 4 * 1024, onError: (c) => refuse(c, tooLarge) }))
    .post('/login', async (c) => {
      const body = await jsonBody(c)
      return body ? answer(c, await signIn(plain(c), body)) : refuse(c, noJson)
    })
    .post('/login/code', async (c) => {
      const body = await jsonBody(c)
      return body ? answer(c, await signInWithCode(plain(c), body)) : refuse(c, noJson)
    })
    .post('/logout', async (c) => {
      await signOut(plain(c))
      return c.json({ message: 'Signed out.' })
    })
    .post('/', staffOnly('admin'), async (c) => {
      const body = await jsonBody(c)
      if (!body) return refuse(c, noJson)
      const { status, message } = await createUser(plain(c), c.get('staff'), body)
      return status === 201 ? c.json({ message }, status) : refuse(c, { status, message })
    })
    .on(['GET', 'PUT', 'PATCH', 'DELETE'], ['/', '/login', '/login/code', '/logout'], (c) =>
      refuse(c, { status: 405, message: 'This is done with POST.' }, { Allow: 'POST' }),
    )

/** 202 asks for the second step under `login/code`. */
function answer(c: Context<StaffEnv>, { status, ...outcome }: SignIn) {
  if ('retryAfter' in outcome) c.header('Retry-After', String(outcome.retryAfter))
  return 'message' in outcome ? refuse(c, { status, message: outcome.message }) : c.json(outcome, status)
}

const plain = (c: Context<StaffEnv>) => c as unknown as Context<AppEnv>
