import { Hono } from 'hono'
import * as v from 'valibot'
import type { AppEnv } from '../env.ts'
import { limitBody, readJson } from '../http/body.ts'
import { isOverLimit } from '../http/rate-limits.ts'
import { nothingHere, refuse } from '../http/refuse.ts'
import { BeaconSchema } from './beacon-schema.ts'
import { writePoint } from './page-counts.ts'

export const beacon = ({ isPublicPage }: { isPublicPage: (path: string) => boolean }) =>
  new Hono<AppEnv>()
    .use(async (c, next) => (c.env.ANALYTICS ? next() : refuse(c, nothingHere)))
    .use(limitBody(1024))
    .post('/', async (c) => {
      const { input, error } = await readJson(c)
      if (error === 'unsupported') return refuse(c, { status: 415, message: 'Send the beacon as application/json.' })
      const sent = v.safeParse(BeaconSchema, input)
      if (!sent.success) return refuse(c, { status: 400, message: 'The beacon could not be understood.' })
      // Over the limit the response is the same, as browsers do not retry beacons.
      const { route, metrics } = sent.output
      if (isPublicPage(route) && !(await isOverLimit(c, 'BEACON_LIMIT')))
        for (const { name, value, navigation } of metrics)
          writePoint(c.env, { event: 'web-vital', blobs: [route, name, navigation], value })
      return c.body(null, 204)
    })
    .all('/', (c) => refuse(c, { status: 405, message: 'Beacons are sent with POST.' }, { Allow: 'POST' }))
