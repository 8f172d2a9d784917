import { globSync, readFileSync } from 'node:fs'
import { dirname, posix, relative } from 'node:path'

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

/** Where a file belongs: its folder in `src`, a page's own folder, or its own name. */
export const areaOf = (file: string): string => {
  const [first = '', second = ''] = relative('src', file)
    .replace(/\.tsx?$/, '')
    .split('/')
  return first === 'pages' ? `${first}/${second}` : first
}

/** What a file imports, exports on or loads later. */
export const importsOf = (file: string): Import[] =>
  [...readFileSync(file, 'utf8').matchAll(importLine)].map(([line, type, from, dynamic]) => {
    const source = from ?? dynamic ?? ''
    const isType = Boolean(type) || isEveryNameType(line)
    const target = source.startsWith('.') && posix.join(dirname(file), source)
    return { file, source, isType, ...(target && { target }) }
  })

const importLine = /^(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?'([^']+)'|import\('([^']+)'\)/gm

/** `import { type A, type B } from` leaves nothing either. */
function isEveryNameType(line: string) {
  const names = /\{([^}]*)\}/
    .exec(line)?.[1]
    ?.split(',')
    .filter((name) => name.trim())
  return names?.every((name) => /^\s*type\s/.test(name)) ?? false
}
