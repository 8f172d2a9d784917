import { Hono } from 'hono'
import { readJsonObject } from '../../http/body.ts'
import { refuse } from '../../http/refuse.ts'
import { noJson } from '../frame/staff-call.ts'
import type { StaffContext, StaffEnv } from '../guards/staff.ts'
import { passkeyOptions, signInWithPasskey } from './passkeys/sign-in-passkey.ts'
import { signInWithCode } from './second-step/sign-in-code.ts'
import { signIn } from './sign-in/sign-in.ts'
import type { SignInResult } from './sign-in/sign-in-result.ts'
import { signOut } from './sign-in/sign-out.ts'

/** `POST /login`, `/login/code`, `/login/passkey` and `/logout`. */
export const signInCalls = () =>
  new Hono<StaffEnv>()
    .post('/login', async (c) => {
      const body = await readJsonObject(c)
      return body ? answer(c, await signIn(c, body)) : refuse(c, noJson)
    })
    .post('/login/code', async (c) => {
      const body = await readJsonObject(c)
      return body ? answer(c, await signInWithCode(c, body)) : refuse(c, noJson)
    })
    .post('/login/passkey/options', async (c) => {
      const started = await passkeyOptions(c)
      return 'options' in started ? c.json(started.options as object) : answer(c, started)
    })
    .post('/login/passkey', async (c) => {
      const body = await readJsonObject(c)
      return body ? answer(c, await signInWithPasskey(c, body)) : refuse(c, noJson)
    })
    .post('/logout', async (c) => {
      await signOut(c)
      return c.json({ message: 'Signed out.' })
    })

function answer(c: StaffContext, { status, ...result }: SignInResult) {
  if ('retryAfter' in result) c.header('Retry-After', String(result.retryAfter))
  return 'message' in result ? refuse(c, { status, message: result.message }) : c.json(result, status)
}
