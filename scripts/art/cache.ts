import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const cacheFolder = 'node_modules/.cache/forager-art'

/** What a slow step made of the same ingredients the last time, or makes of them now. */
export const cached = async (ingredients: (string | Uint8Array)[], make: () => Uint8Array | Promise<Uint8Array>) => {
  const file = join(resultsFolder, contentHash(toolchain, ...ingredients))
  used.add(file)
  if (existsSync(file)) return readFileSync(file)
  const made = await make()
  mkdirSync(resultsFolder, { recursive: true })
  writeFileSync(file, made)
  return Buffer.from(made)
}

/** Forgets the results that this build had no use for. */
export const pruneCache = () => {
  for (const name of existsSync(resultsFolder) ? readdirSync(resultsFolder) : []) {
    const file = join(resultsFolder, name)
    if (!used.has(file)) rmSync(file)
  }
}

export const contentHash = (...contents: (string | Uint8Array)[]) => {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content).update('\0')
  return hash.digest('hex')
}

const resultsFolder = join(cacheFolder, 'results')
const used = new Set<string>()
const toolchain = readFileSync('package-lock.json')
