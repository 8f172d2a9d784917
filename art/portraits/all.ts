import { existsSync } from 'node:fs'
import { team } from '../../src/site/content/content.ts'
import type { Picture } from '../picture.ts'

const drawn = team.filter(({ photograph }) => !photograph)

/** A portrait of every team member without a photograph, from the file of the member's slug. */
export const portraits: Picture[] = await Promise.all(
  drawn.map(async ({ slug, portrait }) => {
    const file = new URL(`./${slug}.ts`, import.meta.url)
    if (!existsSync(file)) throw new Error(`Nobody has drawn ${slug}. Draw art/portraits/${slug}.ts.`)
    const [body] = Object.values<string>(await import(file.href))
    return { name: slug, width: 600, height: 750, alt: portrait, body: body ?? '' }
  }),
)
