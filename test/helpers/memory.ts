import { readFileSync, statfsSync } from 'node:fs'

const memory = '/dev/shm'
/** A run needs a tenth of it. Docker gives 64 MB, unless it is asked for more. */
const enough = 2 ** 30

/**
 * Keeps temporary files, databases above all, in memory where Linux has room: on a disk SQLite waits at every write.
 * Folders that forbid programs are left alone, since tests make some.
 */
export const keepTemporaryFilesInMemory = (): void => {
  if (process.platform !== 'linux' || process.env.TMPDIR) return
  const options = /^\S+ \/dev\/shm \S+ (\S+)/m.exec(readFileSync('/proc/mounts', 'utf8'))?.[1]?.split(',') ?? ['noexec']
  if (options.includes('noexec') || options.includes('ro')) return
  const { bavail, bsize } = statfsSync(memory)
  if (bavail * bsize >= enough) process.env.TMPDIR = memory
}
