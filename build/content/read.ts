import { join } from 'node:path'
import * as v from 'valibot'
import type { Collection, Single } from '../../src/site/content/kinds.ts'
import { readEntry } from '../../src/site/content/reading/entry.ts'
import { explain } from '../../src/site/content/reading/explain.ts'
import { type Names, namesOf } from '../../src/site/content/reading/names.ts'
import type { Problem } from '../../src/site/content/reading/problem.ts'
import { parseYaml } from '../../src/site/content/reading/safe-yaml.ts'
import { filesOf, slugOfFile, strays, textOfFile } from './files.ts'
import { readSlugs } from './known-slugs.ts'

type Kinds = Record<string, Single | Collection>

/** Reads and checks all content below a folder: the data of each kind, lists in their order, and all problems. */
export function readContent(root: string, kinds: Kinds) {
  const problems = strays(root, Object.values(kinds))
  const names = readNames(root)
  const pictures = new Set(['photographs', 'logos'].flatMap((of) => filesOf(root, of).map((name) => `${of}/${name}`)))
  const isPicture = (file: string) => pictures.has(file)
  const content = Object.fromEntries(
    Object.entries(kinds).map(([kind, rule]) => [kind, 'folder' in rule ? readList(rule) : readOne(rule, kind)]),
  )
  return { content, problems }

  function readOne({ file, schema, filledLater }: Single, kind: string) {
    return read(file, (text) =>
      // A fact in a fact would have to be filled in turn.
      readEntry({ file: join(root, file), text, schema, filledLater, names: kind === 'facts' ? new Map() : names }),
    )
  }

  function readList({ folder, schema, body, whole }: Collection) {
    const files = filesOf(root, folder).filter((name) => name.endsWith(body ? '.md' : '.yaml'))
    const before = problems.length
    const list = files
      .flatMap((name) => {
        const file = `${folder}/${name}`
        const options = { file: join(root, file), schema, names, slug: slugOfFile(name), body, isPicture }
        return (read(file, (text) => readEntry({ ...options, text })) as Entry | undefined) ?? []
      })
      .sort(inOrder)
    const result = whole && problems.length === before ? v.safeParse(whole, list) : undefined
    for (const issue of result?.issues ?? []) problems.push({ file: join(root, folder), message: explain(issue) })
    return list
  }

  function read(file: string, parse: (text: string) => ReturnType<typeof readEntry>) {
    try {
      const entry = parse(textOfFile(root, file))
      problems.push(...entry.problems)
      return entry.data
    } catch (error) {
      problems.push(
        error instanceof Error ? { file: join(root, file), message: unreadable(error) } : (error as Problem),
      )
    }
  }
}

/** Parsers give up on text that is nested without end. */
function unreadable(error: Error) {
  return error instanceof RangeError ? 'is nested too deeply' : `cannot be read: ${error.message}`
}

type Moments = { date?: string; posted?: string; appears?: string }
type Entry = Moments & { order?: number; name?: string; slug: string }

/** By `order`; of those without, the newest first, to the minute, or else by name. */
function inOrder(a: Entry, b: Entry) {
  const when = ({ posted = '', date = posted, appears = date }: Moments) =>
    appears.replace(/^(\d+)\/(\d+)\/(\d+)/, '$3$2$1')
  return (
    (a.order ?? 0) - (b.order ?? 0) ||
    when(b).localeCompare(when(a)) ||
    (a.name ?? '').localeCompare(b.name ?? '', 'en') ||
    a.slug.localeCompare(b.slug, 'en')
  )
}

function readNames(root: string): Names {
  const value = (file: string) => {
    try {
      return parseYaml(textOfFile(root, file)).value
    } catch {
      return
    }
  }
  const { brands, domains } = readSlugs(root)
  return namesOf({
    brands,
    domains,
    facts: value('facts.yaml'),
    company: value('company.yaml'),
    contactInfo: value('contact-info.yaml'),
    partners: filesOf(root, 'partners').map((name) => value(`partners/${name}`)),
    sectorCount: filesOf(root, 'sectors').length,
    valueCount: filesOf(root, 'values').length,
  })
}
