import type { Bindings } from '../env.ts'
import { buildId } from '../layout/built-pages.ts'

/**
 * The strong entity tag of a public page: what the page is made of is the deployed version, its own path, and the year
 * in the copyright line. Null in development, where pages change under the same version.
 */
export const entityTag = (path: string, env: Bindings): string | null => {
  const version = versionOf(env)
  return version && `"${version}.${new Date().getUTCFullYear()}${path}"`
}

/** What this deployment is called: by Cloudflare, or by the build where nobody has deployed it. */
export const versionOf = ({ CF_VERSION_METADATA }: Bindings): string | null =>
  buildId && (CF_VERSION_METADATA?.id ?? buildId)

/** Whether an `If-None-Match` names the tag. Compared weakly, as compression on the way weakens a tag (RFC 9110, 13.1.2). */
export const isCurrent = (tag: string, condition: string): boolean =>
  condition.trim() === '*' || condition.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
