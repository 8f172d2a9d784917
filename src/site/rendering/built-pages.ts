import built from 'virtual:built-pages'
import type { InlineHashes } from '../../http/security-headers.ts'

export const buildId = built?.id ?? null

export const isBuilding = built?.id === null

const publicPaths = new Set(built?.publicPaths)

/** Whether this is exactly the path of a page that is the same for every visitor. Always false in development. */
export const isBuiltPage = (path: string): boolean => publicPaths.has(path)

export const inlineStyles = (path: string): string | undefined => {
  const [sheet = -1, own = ''] = built?.styles[path] ?? []
  return built?.sheets[sheet]?.concat(own)
}

export const inlineHashes = (path: string): InlineHashes | undefined => {
  const styles = built?.hashes[path]
  return built && styles ? { styles, loading: built.loadingHash } : undefined
}
