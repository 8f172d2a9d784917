import { patience } from '../../src/mail/patience.ts'

/** For tests that meet many faults: as many tries, in a small part of the time. Every test file has its own copy. */
Object.assign(patience.store, { firstWait: 1, longestWait: 8, deadline: 150 })
Object.assign(patience, { queue: 100, mailer: 100 })
