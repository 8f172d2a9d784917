import type { Bindings } from '../env.ts'
import { causeOf, log } from '../log.ts'

export type Point = {
  /** The column `index1`, by which Cloudflare samples; at most 96 bytes. */
  event: 'page-view' | 'not-found' | 'web-vital'
  blobs: string[]
  value?: number
}

/** Writes a point, without waiting and without ever failing; nothing without the binding. */
export const writePoint = ({ ANALYTICS }: Bindings, { event, blobs, value }: Point): void => {
  if (!ANALYTICS) return
  try {
    ANALYTICS.writeDataPoint({ indexes: [event], blobs, doubles: value === undefined ? [] : [value] })
  } catch (error) {
    log('analytics-failed', { cause: causeOf(error) })
  }
}
