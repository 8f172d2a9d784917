import type { AnalyticsEngineDataPoint, AnalyticsEngineDataset } from '@cloudflare/workers-types'

/** A dataset that keeps what is written, and takes no more than Cloudflare's does. */
export const dataset = (): AnalyticsEngineDataset & { points: unknown[][] } => {
  const points: unknown[][] = []
  return {
    points,
    writeDataPoint({ indexes = [], blobs = [], doubles = [] }: AnalyticsEngineDataPoint = {}) {
      const bytes = (texts: unknown[]) => new TextEncoder().encode(texts.join('')).length
      if (indexes.length !== 1 || bytes(indexes) > 96) throw new Error('one index of at most 96 bytes')
      if (blobs.length > 20 || bytes(blobs) > 16 * 1024) throw new Error('at most 20 blobs of 16 KB in all')
      if (doubles.length > 20 || !doubles.every(Number.isFinite)) throw new Error('at most 20 finite numbers')
      points.push([...indexes, ...blobs, ...doubles])
      if (points.length > 250) throw new Error('at most 250 points')
    },
  }
}

/** A dataset that cannot be written to. */
export const brokenDataset: AnalyticsEngineDataset = {
  writeDataPoint() {
    throw new Error('no such luck')
  },
}
