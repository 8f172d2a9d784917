import { lists } from './content.ts'
import type { Domain, DomainSlug } from './schemas/domain.ts'

/** The industries. The first, `main`, holds all brands. */
export const domains: Domain[] = lists.domains

/** The industries, without `main`. */
export const industries = domains.filter(
  (domain): domain is Domain & { slug: Exclude<DomainSlug, 'main'> } => domain.slug !== 'main',
)
