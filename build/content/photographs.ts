import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../../src/site/content/reading/problem.ts'
import { filesOf } from './files.ts'
import { problemOf } from './picture-problem.ts'

/** How a photograph was printed: each width as AVIF, and one as JPEG for what knows no AVIF. */
export type Print = { hash: string; widths: number[]; jpeg: number; width: number; height: number; ground: string }
type Prints = { prints: Record<string, Print>; problems: Problem[] }

export const mostBytes = 20 * 1024 * 1024
export const folder = 'photographs'
export const cache = 'node_modules/.cache/forager-photographs'

/** Checks the photographs and prints those that are new into a folder for each. */
export async function printPhotographs(root: string): Promise<Prints> {
  const prints: Prints['prints'] = {}
  const problems: Problem[] = []
  for (const name of filesOf(root, folder)) {
    try {
      prints[name] = await printOf(join(root, folder, name), name)
    } catch (error) {
      problems.push(problemOf(join(root, folder, name), error))
    }
  }
  return { prints, problems }
}

async function printOf(file: string, name: string): Promise<Print> {
  const bytes = readPicture(file, name, mostBytes)
  const hash = createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 8)
  const record = join(cache, hash, 'print.json')
  if (existsSync(record)) return JSON.parse(readFileSync(record, 'utf8'))
  if (!isPhotograph(bytes)) throw 'is no JPEG, PNG, WebP or AVIF picture'
  // Loaded here, because most runs have nothing to print.
  const { printPhotograph } = await import('./photograph.ts')
  const { files, ...print } = await printPhotograph(bytes)
  mkdirSync(join(cache, hash), { recursive: true })
  for (const [file, printed] of Object.entries(files)) writeFileSync(join(cache, hash, file), printed)
  writeFileSync(record, JSON.stringify({ hash, ...print }))
  return { hash, ...print }
}

/** @throws string that says what is wrong */
export function readPicture(file: string, name: string, most: number) {
  if (!/^[A-Za-z0-9][\w-]*\.\w+$/.test(name)) throw 'must have a name of letters, digits and hyphens, with one ending'
  const { size, ...entry } = lstatSync(file)
  if (!(entry.mode & 0o100000) || lstatSync(file).isSymbolicLink()) throw 'is no plain file'
  if (size > most) throw `has ${Math.ceil(size / 1024 / 1024)} MB of at most ${most / 1024 / 1024}`
  return readFileSync(file)
}

/** By its first bytes, whatever its name says. */
function isPhotograph(bytes: Buffer) {
  const text = bytes.subarray(0, 12).toString('latin1')
  const [begins, ends] = [text.slice(0, 4), text.slice(4)]
  const isAvif = ends === 'ftypavif' || ends === 'ftypavis'
  return (
    isAvif || begins === '\x89PNG' || begins.startsWith('\xff\xd8\xff') || (begins === 'RIFF' && ends.endsWith('WEBP'))
  )
}

const recipe = readFileSync(new URL('./photograph.ts', import.meta.url))
