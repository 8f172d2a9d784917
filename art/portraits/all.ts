import { existsSync } from 'node:fs'
import { team } from '../../src/site/content/content.ts'
import { drawingsOf } from '../drawings-of.ts'
import type { Picture } from '../picture.ts'

/** The portraits that are drawn. A member with a photograph needs none. */
export const portraits: Picture[] = await Promise.all(
  team
    .filter(({ photograph, slug }) => !photograph || existsSync(new URL(`./${slug}.ts`, import.meta.url)))
    .map(async ({ slug, portrait }) => {
      const [body = ''] = await drawingsOf<string>(`portraits/${slug}.ts`)
      return { name: slug, width: 600, height: 750, alt: portrait, body }
    }),
)
