import { existsSync, readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

const threads = '/proc/self/task'

/** Gives this process and its future children the lowest priority. Linux sets priority per thread. */
export const goLast = (): void => {
  for (const thread of existsSync(threads) ? readdirSync(threads) : [0])
    setPriority(Number(thread), constants.priority.PRIORITY_LOW)
}
