import { createHash } from 'node:crypto'

/** Changes with the content: for the names of files that browsers may cache forever. */
export const shortHash = (content: string | Uint8Array) =>
  createHash('sha256').update(content).update('\0').digest('hex').slice(0, 8)
