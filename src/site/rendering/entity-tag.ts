import type { Bindings } from '../../env.ts'
import { buildId } from './built-pages.ts'

/** Names all that a page's bytes depend on. Null in development, where pages change within a version. */
export const entityTag = (path: string, env: Bindings, until: number): string | null => {
  const version = versionOf(env)
  return version && `"${version}.${until}${path}"`
}

export const versionOf = ({ CF_VERSION_METADATA }: Bindings): string | null =>
  buildId && (CF_VERSION_METADATA?.id ?? buildId)

/** When the page that an entity tag names changes by itself, in ms since 1970. */
export const untilOf = (tag: string | null): number => Number(/\.(\d+)\//.exec(tag ?? '')?.[1])

/**
 * The tag in `If-None-Match` that still names this page: a tag says itself how long it is good.
 * The comparison is weak: compression weakens tags (RFC 9110, 13.1.2).
 */
export const currentTag = (condition: string, path: string, env: Bindings, now: number): string | undefined =>
  condition
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .find((tag) => untilOf(tag) > now && tag === entityTag(path, env, untilOf(tag)))
