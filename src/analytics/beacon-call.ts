import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import type { AppEnv } from '../env.ts'
import { readJson } from '../http/body.ts'
import { isOverBeaconLimit } from '../http/rate-limits.ts'
import { nothingHere, refuse } from '../http/refuse.ts'
import { countBeacon } from './beacon.ts'
import { BeaconSchema } from './beacon-schema.ts'

type Options = {
  /** Whether a path is a public page. */
  isPublicPage: (path: string) => boolean
}

/** `POST /`: counts an event that a browser reports. Answers 404 without the analytics binding. */
export const beacon = ({ isPublicPage }: Options) =>
  new Hono<AppEnv>()
    .use(async (c, next) => (c.env.ANALYTICS ? next() : refuse(c, nothingHere)))
    .use(
      bodyLimit({ maxSize: 1024, onError: (c) => refuse(c, { status: 413, message: 'A beacon has at most 1 KB.' }) }),
    )
    .post('/', async (c) => {
      const { input, error } = await readJson(c)
      if (error === 'unsupported') return refuse(c, { status: 415, message: 'Send the beacon as application/json.' })
      const sent = v.safeParse(BeaconSchema, input)
      if (!sent.success) return refuse(c, { status: 400, message: 'The beacon could not be understood.' })
      // Over the limit the answer is the same, as browsers do not retry beacons.
      if (!(await isOverBeaconLimit(c))) countBeacon(c.env, sent.output, isPublicPage)
      return c.body(null, 204)
    })
    .all('/', (c) => refuse(c, { status: 405, message: 'Beacons are sent with POST.' }, { Allow: 'POST' }))
