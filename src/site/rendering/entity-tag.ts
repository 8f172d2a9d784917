import type { Bindings } from '../../env.ts'
import { buildId } from './built-pages.ts'

/** Names all that a page's bytes depend on. Null in development, where pages change within a version. */
export const entityTag = (path: string, env: Bindings): string | null => {
  const version = versionOf(env)
  return version && `"${version}.${new Date().getUTCFullYear()}${path}"`
}

export const versionOf = ({ CF_VERSION_METADATA }: Bindings): string | null =>
  buildId && (CF_VERSION_METADATA?.id ?? buildId)

/** Whether `If-None-Match` contains the tag. The comparison is weak: compression weakens tags (RFC 9110, 13.1.2). */
export const isCurrent = (tag: string, condition: string): boolean =>
  condition.trim() === '*' || condition.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
