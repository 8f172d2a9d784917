import { existsSync, readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

const threads = '/proc/self/task'

/** Lets others go first: before this process with its threads, which Linux counts one by one, and what it starts later. */
export const goLast = (): void => {
  for (const thread of existsSync(threads) ? readdirSync(threads) : [0])
    setPriority(Number(thread), constants.priority.PRIORITY_LOW)
}
