import { Hono } from 'hono'
import { limitBody, readJson } from '../../http/body.ts'
import { refuse } from '../../http/refuse.ts'
import { addPasskey, startPasskey } from '../auth/passkeys/passkeys.ts'
import { passkeyOptions, signInWithPasskey } from '../auth/passkeys/sign-in-passkey.ts'
import { logIn, logOut, respond } from '../auth/sign-in/sign-in-route.tsx'
import { cloudflareAccess } from '../guards/cloudflare-access.ts'
import { ownPages } from '../guards/own-pages.ts'
import { guardCall } from '../guards/permissions.ts'
import type { StaffEnv } from '../guards/session.ts'
import { createUser } from './operations.ts'
import { postUser } from './users-page.tsx'

export const users = () =>
  new Hono<StaffEnv>()
    .use(ownPages(), cloudflareAccess, limitBody(16 * 1024))
    .post('/', guardCall(createUser), postUser)
    .post('/login', logIn)
    .post('/logout', logOut)
    .post('/login/passkey/options', async (c) => {
      const started = await passkeyOptions(c)
      return 'options' in started ? c.json(started.options) : respond(c, started)
    })
    .post('/login/passkey', async (c) => respond(c, await signInWithPasskey(c, (await readJson(c)).input)))
    .post('/passkeys/options', guardCall(startPasskey), async (c) => {
      const started = await startPasskey(c, (await readJson(c)).input)
      return typeof started === 'string' ? refuse(c, { status: 400, message: started }) : c.json(started.options)
    })
    .post('/passkeys', guardCall(addPasskey), async (c) => {
      const error = await addPasskey(c, (await readJson(c)).input)
      return error === null ? c.json({ message: 'Passkey added.' }, 201) : refuse(c, { status: 400, message: error })
    })
