import type { Bindings } from '../env.ts'
import type { Beacon } from './beacon-schema.ts'
import { writePoint } from './write-point.ts'

/** Counts what a browser sent, unless it names a page that does not exist. */
export const countBeacon = (env: Bindings, beacon: Beacon, isPublicPage: (path: string) => boolean): void => {
  if (beacon.event === 'form') {
    const reason = beacon.step === 'failed' ? [beacon.reason] : []
    writePoint(env, { event: 'form', blobs: [beacon.form, beacon.step, ...reason] })
  } else if (isPublicPage(beacon.route)) {
    for (const { name, value, navigation } of beacon.metrics) {
      writePoint(env, { event: 'web-vital', blobs: [beacon.route, name, navigation], value })
    }
  }
}
