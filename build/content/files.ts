import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Collection, Single } from '../../src/site/content/kinds.ts'
import type { Problem } from '../../src/site/content/reading/problem.ts'

/** Folders that hold no entries. */
const ofTheCode = ['photographs', 'logos', 'reading', 'schemas', 'printed']

export const slugOfFile = (file: string) => file.replace(/\.\w+$/, '')

/** The names of the files of a collection, without those that an operating system leaves behind. */
export const filesOf = (root: string, folder: string) => {
  const path = join(root, folder)
  return existsSync(path)
    ? readdirSync(path)
        .filter((name) => !/^\.|^Thumbs\.db$/.test(name))
        .sort()
    : []
}

/** @throws Problem if it is no readable text of a usual size */
export const textOfFile = (root: string, name: string): string => {
  const file = join(root, name)
  const refuse = (message: string): never => {
    throw { file, message } satisfies Problem
  }
  const entry = lstatSync(file, { throwIfNoEntry: false }) ?? refuse('is missing')
  if (!entry.isFile()) refuse('is not a plain file')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch {
    return refuse('is not saved as UTF-8 text')
  }
}

/** Files and folders that are no content, most likely misspelled. */
export const strays = (root: string, kinds: (Single | Collection)[]): Problem[] => {
  const folders = kinds.flatMap((kind) => ('folder' in kind ? [kind] : []))
  const singles = kinds.flatMap((kind) => ('file' in kind ? [kind.file] : []))
  const known = new Set([...singles, ...folders.map(({ folder }) => folder), ...ofTheCode, 'pages'])
  const atTop = filesOf(root, '.').filter((name) => !known.has(name) && extname(name) !== '.ts')
  const pages = filesOf(root, 'pages').map((name) => `pages/${name}`)
  const unknown = [...atTop, ...pages.filter((name) => !known.has(name))]
  const misnamed = folders.flatMap(({ folder, body }) => {
    const ending = body ? '.md' : '.yaml'
    return filesOf(root, folder)
      .filter((name) => !new RegExp(`^[a-z0-9]+(-[a-z0-9&]+)*\\${ending}$`).test(name))
      .map((name) => ({
        file: join(root, folder, name),
        message: `must have a name of lower-case letters, digits and single hyphens that ends with ${ending}`,
      }))
  })
  return [
    ...unknown.map((name) => ({ file: join(root, name), message: 'is not a file that the site reads' })),
    ...misnamed,
  ]
}
