import { globSync, readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'

export type Import = {
  file: string
  source: string
  /** The file of the project that is meant; none if it is a package. */
  target?: string
  /** Whether nothing of it is left at run time. */
  isType: boolean
}

/** Every module under `src`. */
export const sourceFiles = globSync('src/**/*.{ts,tsx}').filter((file) => !file.endsWith('.d.ts'))

/** What a file imports, exports on or loads later. */
export const importsOf = (file: string): Import[] =>
  [...readFileSync(file, 'utf8').matchAll(importLine)].map(([line, type, from, dynamic]) => {
    const source = from ?? dynamic ?? ''
    const isType = Boolean(type) || isEveryNameType(line)
    const target = source.startsWith('.') && posix.join(dirname(file), source)
    return { file, source, isType, ...(target && { target }) }
  })

/** The file and all files of the project that it loads at run time, directly or through others. */
export const reachedFrom = (file: string): string[] => {
  const reached = new Set([file])
  for (const one of reached) for (const { target, isType } of importsOf(one)) if (target && !isType) reached.add(target)
  return [...reached]
}

const importLine = /^(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?'([^']+)'|import\('([^']+)'\)/gm

/** `import { type A, type B } from` leaves nothing either. */
function isEveryNameType(line: string) {
  const names = /\{([^}]*)\}/
    .exec(line)?.[1]
    ?.split(',')
    .filter((name) => name.trim())
  return names?.every((name) => /^\s*type\s/.test(name)) ?? false
}
