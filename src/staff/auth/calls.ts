import { Hono } from 'hono'
import { readJsonObject } from '../../http/body.ts'
import { refuse } from '../../http/refuse.ts'
import { noJson } from '../frame/staff-call.ts'
import { guardCall } from '../guards/guard-call.ts'
import type { StaffContext, StaffEnv } from '../guards/staff.ts'
import { addPasskey, startPasskey } from './passkeys/passkeys.ts'
import { passkeyOptions, signInWithPasskey } from './passkeys/sign-in-passkey.ts'
import { signInWithCode } from './second-step/sign-in-code.ts'
import { signIn } from './sign-in/sign-in.ts'
import type { SignInResult } from './sign-in/sign-in-result.ts'
import { signOut } from './sign-in/sign-out.ts'

export const authCalls = () =>
  new Hono<StaffEnv>()
    .post('/login', async (c) => {
      const body = await readJsonObject(c)
      return body ? respond(c, await signIn(c, body)) : refuse(c, noJson)
    })
    .post('/login/code', async (c) => {
      const body = await readJsonObject(c)
      return body ? respond(c, await signInWithCode(c, body)) : refuse(c, noJson)
    })
    .post('/login/passkey/options', async (c) => {
      const started = await passkeyOptions(c)
      return 'options' in started ? c.json(started.options as object) : respond(c, started)
    })
    .post('/login/passkey', async (c) => {
      const body = await readJsonObject(c)
      return body ? respond(c, await signInWithPasskey(c, body)) : refuse(c, noJson)
    })
    .post('/logout', async (c) => {
      await signOut(c)
      return c.json({ message: 'Signed out.' })
    })
    .post('/passkeys/options', guardCall(startPasskey), async (c) => {
      const started = await startPasskey(c, await readJsonObject(c))
      return 'message' in started ? refuse(c, { status: 400, ...started }) : c.json(started.options as object)
    })
    .post('/passkeys', guardCall(addPasskey), async (c) => {
      const added = await addPasskey(c, await readJsonObject(c))
      return added.done
        ? c.json({ message: 'Passkey added.' }, 201)
        : refuse(c, { status: 400, message: added.message })
    })

function respond(c: StaffContext, { status, ...result }: SignInResult) {
  if ('retryAfter' in result) c.header('Retry-After', String(result.retryAfter))
  return 'message' in result ? refuse(c, { status, message: result.message }) : c.json(result, status)
}
