import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** One hash over everything that the art is printed from. */
export const inputsHash = () => {
  const hash = createHash('sha256')
  for (const file of globSync(inputs).sort()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

export const isUpToDate = (hash: string) => {
  if (!existsSync(record)) return false
  const last: { hash: string; files: string[] } = JSON.parse(readFileSync(record, 'utf8'))
  return last.hash === hash && last.files.every((file) => existsSync(file))
}

export const remember = (hash: string, files: string[]) => {
  mkdirSync(dirname(record), { recursive: true })
  writeFileSync(record, JSON.stringify({ hash, files }))
}

/** Call before printing: a print that fails may have overwritten some files. */
export const forget = () => rmSync(record, { force: true })

const record = 'node_modules/.cache/forager-art/last-print.json'

const inputs = [
  'art/**/*.ts',
  'scripts/{art,page-metas}.ts',
  'src/paths.ts',
  'src/site/{layout,pages}/**/*.ts',
  'src/site/content/**/*.{ts,json,md,yaml}',
  'src/site/content/{photographs,logos}/*',
  'build/content/{logos,photographs,print-photograph}.ts',
  'src/site/pages/*/page{,s}.tsx',
  'src/ui/base/inks.ts',
  'package-lock.json',
]
