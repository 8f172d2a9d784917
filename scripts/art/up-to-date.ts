import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from './cache.ts'

/** One hash over everything that the published art is made from. */
export const inputsHash = () => {
  const hash = createHash('sha256')
  for (const file of [...inputFolders.flatMap(filesBelow), ...inputFiles]) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

export const isUpToDate = (inputs: string) => {
  if (!existsSync(memory)) return false
  const last: { inputs: string; files: string[] } = JSON.parse(readFileSync(memory, 'utf8'))
  return last.inputs === inputs && last.files.every((file) => existsSync(file))
}

export const remember = (inputs: string, files: string[]) => {
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(memory, JSON.stringify({ inputs, files }))
}

/** Ahead of a build: one that fails may have written some of its files. */
export const forget = () => rmSync(memory, { force: true })

const memory = join(cacheFolder, 'last-build.json')

const inputFolders = ['scripts/art', 'src/art', 'src/content', 'src/schemas']
const inputFiles = ['scripts/art.ts', 'src/paths.ts', 'package-lock.json'].filter((file) => existsSync(file))

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => join(folder, file))
