import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'node_modules/.cache/forager-art/made'
const recipe = ['package-lock.json', 'art/print/optimise.ts', 'art/print/render.ts'].map((file) => readFileSync(file))
const used = new Set<string>()

/** Makes a file of a drawing, or returns what an earlier print made of it: few drawings change between two prints. */
export const madeOf = (drawing: string, make: () => string | Uint8Array): Buffer => {
  const file = fileOf(drawing)
  return existsSync(file) ? readFileSync(file) : keep(file, make())
}

/** The same for fonts. */
export const fontMadeOf = async (from: string, make: () => Promise<Uint8Array>): Promise<Buffer> => {
  const file = fileOf(from)
  return existsSync(file) ? readFileSync(file) : keep(file, await make())
}

const fileOf = (drawing: string) => {
  const hash = createHash('sha256')
  for (const part of [...recipe, drawing]) hash.update(part)
  const name = hash.digest('hex')
  used.add(name)
  return join(folder, name)
}

const keep = (file: string, content: string | Uint8Array) => {
  const made = Buffer.from(content)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, made)
  return made
}

/** Removes what this print has not used. */
export const removeUnused = () => {
  for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(join(folder, name))
}
