import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureFault } from '../../src/site/content/reading/picture-fault.ts'
import type { Problem } from '../../src/site/content/reading/problem.ts'
import { filesOf } from './files.ts'

/** How a photograph was printed: each width as AVIF, and one as JPEG for what knows no AVIF. */
type Print = { hash: string; widths: number[]; jpeg: number; width: number; height: number; ground: string }
type Prints = { prints: Record<string, Print>; problems: Problem[] }

const folder = 'photographs'
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
  const bytes = readPicture(file, name, folder)
  const hash = createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 8)
  const record = join(cache, hash, 'print.json')
  if (existsSync(record)) return JSON.parse(readFileSync(record, 'utf8'))
  // Loaded here, because most runs have nothing to print.
  const { printPhotograph } = await import('./print-photograph.ts')
  const { files, ...print } = await printPhotograph(bytes)
  mkdirSync(join(cache, hash), { recursive: true })
  for (const [file, printed] of Object.entries(files)) writeFileSync(join(cache, hash, file), printed)
  writeFileSync(record, JSON.stringify({ hash, ...print }))
  return { hash, ...print }
}

/** @throws string that says what is wrong */
export function readPicture(file: string, name: string, folder: 'photographs' | 'logos') {
  if (!/^\w[\w~-]*\.\w+$/.test(name))
    throw 'must have a name of letters, digits, hyphens, underscores and tildes, with one ending'
  if (!lstatSync(file).isFile()) throw 'is not a plain file'
  const bytes = readFileSync(file)
  const fault = pictureFault(folder, bytes)
  if (fault) throw fault
  return bytes
}

/** A library's own error names neither the file nor what to do. */
export function problemOf(file: string, error: unknown): Problem {
  if (typeof error === 'string') return { file, message: error }
  const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n')
  if (/pixel limit/.test(reason))
    return { file, message: 'is too large: a photograph may have 120 million pixels, a logo 25 million' }
  return { file, message: `cannot be read as a picture (${reason.replace(/[.:]+$/, '').slice(0, 120)})` }
}

const recipe = readFileSync(new URL('./print-photograph.ts', import.meta.url))
