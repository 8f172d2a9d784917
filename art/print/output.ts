import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const written = new Set<string>()

/** Writes a file; leaves it untouched if its content is the same, so that file watchers do not react. */
export const write = (file: string, content: string | Uint8Array) => {
  written.add(file)
  const bytes = Buffer.from(content)
  if (existsSync(file) && readFileSync(file).equals(bytes)) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

/**
 * Removes the files that earlier prints left behind.
 * @returns the files of this print
 */
export const removeStale = () => {
  for (const folder of ['public/art', 'public/fonts', 'src/ui/printed']) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name)
      if (!entry.isFile() || written.has(file)) continue
      rmSync(file)
      if (readdirSync(entry.parentPath).length === 0) rmdirSync(entry.parentPath)
    }
  }
  return [...written]
}
