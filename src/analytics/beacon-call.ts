import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { countBeacon } from '../analytics/beacon.ts'
import type { AppEnv } from '../env.ts'
import { BeaconSchema } from '../schemas/beacon.ts'
import { isOverBeaconLimit } from './limits.ts'
import { nothingHere, refuse } from './refuse.ts'

type Options = {
  /** Whether a path is a page for visitors, of which something may be counted. */
  isPublicPage: (path: string) => boolean
}

const SentSchema = v.pipe(v.string(), v.parseJson(), BeaconSchema)

/** `POST /`: counts what a browser saw, where the binding for it is there; otherwise there is nothing at this address. */
export const beacon = ({ isPublicPage }: Options) =>
  new Hono<AppEnv>()
    .use(async (c, next) => (c.env.ANALYTICS ? next() : refuse(c, nothingHere)))
    .use(
      bodyLimit({ maxSize: 1024, onError: (c) => refuse(c, { status: 413, message: 'A beacon has at most 1 KB.' }) }),
    )
    .post('/', async (c) => {
      if (c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() !== 'application/json') {
        return refuse(c, { status: 415, message: 'Send the beacon as application/json.' })
      }
      const sent = v.safeParse(SentSchema, await c.req.text())
      if (!sent.success) return refuse(c, { status: 400, message: 'The beacon could not be understood.' })
      // Not told: nobody waits for the answer to try again.
      if (!(await isOverBeaconLimit(c))) countBeacon(c.env, sent.output, isPublicPage)
      return c.body(null, 204)
    })
    .all('/', (c) => refuse(c, { status: 405, message: 'Beacons are sent with POST.' }, { Allow: 'POST' }))
