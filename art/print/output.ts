import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const written = new Set<string>()

/** Leaves a file alone that is as it should be, so that nothing watching it starts. */
export const write = (file: string, content: string | Uint8Array) => {
  written.add(file)
  const bytes = Buffer.from(content)
  if (existsSync(file) && readFileSync(file).equals(bytes)) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

/** Removes from the folders what this build did not write, and answers with what it did. */
export const removeStale = (folders: string[]) => {
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name)
      if (entry.isFile() && !written.has(file)) rmSync(file)
    }
  }
  return [...written]
}
