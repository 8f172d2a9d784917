import { existsSync } from 'node:fs'
import { team } from '../../src/site/content/content.ts'
import type { Picture } from '../picture.ts'

/** The portraits that are drawn. A member with a photograph needs none. */
export const portraits: Picture[] = await Promise.all(
  team
    .map((member) => ({ ...member, file: new URL(`./${member.slug}.ts`, import.meta.url) }))
    .filter(({ photograph, file }) => !photograph || existsSync(file))
    .map(async ({ slug, portrait, file }) => {
      if (!existsSync(file)) throw new Error(`Nobody has drawn ${slug}. Draw art/portraits/${slug}.ts.`)
      const [body] = Object.values<string>(await import(file.href))
      return { name: slug, width: 600, height: 750, alt: portrait, body: body ?? '' }
    }),
)
