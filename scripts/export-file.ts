import { open, rm } from 'node:fs/promises'
import { CommandError } from './command.ts'

/**
 * Writes the chunks to a new file that only its owner can read. Removes it if it cannot be completed.
 * @throws CommandError if the file exists
 */
export const writeExport = async (path: string, chunks: AsyncIterable<Uint8Array>): Promise<void> => {
  const file = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new CommandError(`${path} exists already. Choose a new file name.`) : error
  })
  try {
    for await (const chunk of chunks) await file.write(chunk)
    await file.sync()
    await file.close()
  } catch (error) {
    await file.close().catch(() => {})
    await rm(path, { force: true })
    throw error
  }
}
