import { momentOf } from '../../src/contactmails/due/office-time.ts'
import { parseYaml } from '../../src/site/content/reading/safe-yaml.ts'
import { filesOf, slugOfFile, textOfFile } from './files.ts'

/**
 * The slugs that schemas refer to, brands and domains with their names and in their order. Read before any schema is
 * loaded, and so unchecked; files that cannot be read are left out here and refused later.
 */
export function readSlugs(root: string) {
  const named = (folder: string) =>
    Object.fromEntries(
      entriesOf(root, folder)
        .filter(({ slug }) => /^[a-z]/.test(slug))
        .sort((a, b) => Number(a.order) - Number(b.order))
        .map(({ slug, name }) => [slug, String(name)]),
    )
  // A link to an article that is not public yet would lead nowhere.
  const isToCome = (appears: unknown) => typeof appears === 'string' && momentOf(appears) > Date.now()
  const articles = entriesOf(root, 'news').flatMap(({ slug, hasLink, date, appears = date }) =>
    hasLink && !isToCome(appears) ? slug : [],
  )
  const team = entriesOf(root, 'team').map(({ slug }) => slug)
  return { brands: named('brands'), domains: named('domains'), articles, team }
}

function entriesOf(root: string, folder: string) {
  return filesOf(root, folder).flatMap((name) => {
    try {
      const text = textOfFile(root, `${folder}/${name}`)
      const front = name.endsWith('.md') ? (/^---\r?\n(.*?)\r?\n---/s.exec(text)?.[1] ?? '') : text
      const fields = parseYaml(front).value as Record<string, unknown> | null
      return fields ? [{ ...fields, slug: slugOfFile(name) } as Record<string, unknown> & { slug: string }] : []
    } catch {
      return []
    }
  })
}
