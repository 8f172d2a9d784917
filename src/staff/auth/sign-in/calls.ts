import { Hono } from 'hono'
import { readJson } from '../../../http/body.ts'
import { refuse } from '../../../http/refuse.ts'
import { guardCall } from '../../guards/access.ts'
import type { StaffEnv } from '../../guards/staff.ts'
import { addPasskey, startPasskey } from '../passkeys/passkeys.ts'
import { passkeyOptions, signInWithPasskey } from '../passkeys/sign-in-passkey.ts'
import { logIn, logOut, respond } from './sign-in-route.tsx'

export const authCalls = () =>
  new Hono<StaffEnv>()
    .post('/login', logIn)
    .post('/login/passkey/options', async (c) => {
      const started = await passkeyOptions(c)
      return 'options' in started ? c.json(started.options) : respond(c, started)
    })
    .post('/login/passkey', async (c) => respond(c, await signInWithPasskey(c, (await readJson(c)).input)))
    .post('/logout', logOut)
    .post('/passkeys/options', guardCall(startPasskey), async (c) => {
      const started = await startPasskey(c, (await readJson(c)).input)
      return typeof started === 'string' ? refuse(c, { status: 400, message: started }) : c.json(started.options)
    })
    .post('/passkeys', guardCall(addPasskey), async (c) => {
      const error = await addPasskey(c, (await readJson(c)).input)
      return error === null ? c.json({ message: 'Passkey added.' }, 201) : refuse(c, { status: 400, message: error })
    })
