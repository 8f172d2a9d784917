import { afterAll, beforeAll } from 'vitest'
import { timeouts } from '../../src/database/timeouts.ts'

const usual = structuredClone(timeouts)

/** For a file that meets many faults: as many tries, in a small part of the time. */
export const shortenTimeouts = () => {
  beforeAll(() => {
    Object.assign(timeouts.database, { minTimeout: 1, maxTimeout: 8, total: 500 })
    Object.assign(timeouts, { queue: 100, mailer: 100, webhook: 100 })
  })
  afterAll(() => {
    Object.assign(timeouts, structuredClone(usual))
  })
}
