import { type BrandSlug, brandSlugs } from '../../src/site/content/schemas/brand.ts'
import type { Mark } from './mark.ts'

export { forager as foragerMark } from './forager.ts'

/** Each brand's mark, from the file named after its slug. */
export const marks = Object.fromEntries(
  await Promise.all(brandSlugs.map(async (slug) => [slug, await markOf(slug)])),
) as Record<BrandSlug, Mark>

async function markOf(slug: BrandSlug) {
  try {
    return (await import(`./${slug}.ts`))[slug]
  } catch (cause) {
    throw new Error(`art/marks/${slug}.ts is missing or does not load. Draw it, run: npm run art`, { cause })
  }
}
