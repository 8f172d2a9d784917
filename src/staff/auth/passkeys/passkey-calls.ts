import { Hono } from 'hono'
import { readJsonObject } from '../../../http/body.ts'
import { refuse } from '../../../http/refuse.ts'
import { guardCall } from '../../guards/guard-call.ts'
import type { StaffEnv } from '../../guards/staff.ts'
import { addPasskey, startPasskey } from './passkeys.ts'

/** `POST /passkeys/options` and `/passkeys`: creates a passkey for the signed-in person. */
export const passkeyCalls = () =>
  new Hono<StaffEnv>()
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
