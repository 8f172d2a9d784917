import built from 'virtual:built-pages'
import { sheetOf } from './style-sheet.ts'

/** Of the style sheet and the script in a page's head, as sources of the policy. */
export type InlineHashes = { styles: string; loading: string }

/** Names the build: the same for the same files, another for any other. Null in development, where nothing is built. */
export const buildId = built?.id ?? null

const publicPaths = new Set(built?.publicPaths)

/** Whether this is, to the letter, the path of a page that is the same for everybody; none is in development. */
export const isBuiltPage = (path: string): boolean => publicPaths.has(path)

const sheets = new Map<string, string | undefined>()

/** The style sheet that the page at this path carries in its head; undefined for pages that link the whole one. */
export const inlineStyles = (path: string): string | undefined => {
  if (!built || !Object.hasOwn(built.hashes, path)) return
  const sheet = sheets.get(path) ?? sheetOf(built.styles, path)
  sheets.set(path, sheet)
  return sheet
}

/** The sources by which the content security policy lets in what the page at this path carries in its head. */
export const inlineHashes = (path: string): InlineHashes | undefined => {
  const styles = built && Object.hasOwn(built.hashes, path) ? built.hashes[path] : undefined
  return built && styles ? { styles, loading: built.loadingHash } : undefined
}
