import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gz } from './page-bytes.ts'

type Chunk = { file: string; isEntry?: boolean; imports?: string[] }

export type StartUpBytes = { gz: number; raw: number; files: string[]; laterGz: number }

/** What a built Worker evaluates as it starts, its entry and what that imports, and what it only ever imports later. */
export const startUpBytes = (folder = 'dist/forager'): StartUpBytes => {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const files = evaluatedFiles(manifest)
  const all = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) => file.endsWith('.js'))
  const text = (file: string) => readFileSync(join(folder, file), 'utf8')
  const total = (names: string[], size: (text: string) => number) =>
    names.reduce((sum, name) => sum + size(text(name)), 0)
  return {
    files,
    gz: total(files, gz),
    raw: total(files, (code) => Buffer.byteLength(code)),
    laterGz: total(
      all.filter((file) => !files.includes(file)),
      gz,
    ),
  }
}

/** The entry's files and those of all it imports, directly or not, without what is imported on demand. */
export const evaluatedFiles = (manifest: Record<string, Chunk>): string[] => {
  const files = new Set<string>()
  const visit = ({ file, imports = [] }: Chunk) => {
    if (files.has(file)) return
    files.add(file)
    for (const name of imports) {
      const chunk = manifest[name]
      if (!chunk) throw new Error(`The manifest has no ${name}.`)
      visit(chunk)
    }
  }
  for (const chunk of Object.values(manifest)) if (chunk.isEntry) visit(chunk)
  return [...files]
}
