import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gz } from './page-bytes.ts'

type Chunk = { file: string; isEntry?: boolean; imports?: string[] }

export type StartUpBytes = { gz: number; raw: number; files: string[]; laterGz: number }

/** The size of the code a built Worker evaluates at startup, and of what it imports on demand. */
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

/** The files of the entries and their static imports. */
export const evaluatedFiles = (manifest: Record<string, Chunk>): string[] => {
  const files = new Set<string>()
  const visit = ({ file, imports = [] }: Chunk) => {
    if (files.has(file)) return
    files.add(file)
    for (const name of imports) {
      const chunk = manifest[name]
      if (!chunk) throw new Error(`The manifest lacks ${name}.`)
      visit(chunk)
    }
  }
  for (const chunk of Object.values(manifest)) if (chunk.isEntry) visit(chunk)
  return [...files]
}
