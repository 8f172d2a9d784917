import { existsSync, readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

const threads = '/proc/self/task'

/** Puts this process behind all others, and what it starts from here on. Linux counts each thread by itself. */
export const goLast = (): void => {
  for (const thread of existsSync(threads) ? readdirSync(threads) : [0])
    setPriority(Number(thread), constants.priority.PRIORITY_LOW)
}
