import * as v from 'valibot'
import catalogue from '../../ui/printed/catalogue.json' with { type: 'json' }
import { company, contactInfo, facts, sectors, values } from '../content/content.ts'
import { type Collection, type EntryKind, kinds, type Single } from '../content/kinds.ts'
import printed from '../content/printed/content.json' with { type: 'json' }
import slugs from '../content/printed/slugs.json' with { type: 'json' }
import { readEntry } from '../content/reading/entry.ts'
import { explain } from '../content/reading/explain.ts'
import { namesOf } from '../content/reading/names.ts'

type Entry = Record<string, unknown> & { slug: string }

const root = 'src/site/content/'

/** Reads an entry as it is typed, with the names that the site knows. */
export function readTyped(kind: EntryKind, slug: string, text: string) {
  const rule: Single | Collection = kinds[kind]
  const names = namesOf({
    ...slugs,
    facts,
    company,
    contactInfo,
    sectorCount: sectors.length,
    valueCount: values.length,
  })
  // A picture may have been uploaded since the build.
  const common = { text, schema: rule.schema, names, isPicture: () => true }
  if (!('folder' in rule)) return readEntry({ ...common, file: rule.file, filledLater: rule.filledLater })
  return readEntry({ ...common, file: `${rule.folder}/${slug}`, slug, body: rule.body })
}

/** What is wrong with a file that is to be published, or with deleting it (null), in sentences. */
export function checkFile(path: string, text: string | null): string[] {
  const [, place = '', slug = ''] = /^(?:(.*)\/)?(.+)\.(?:md|yaml)$/.exec(path.replace(root, '')) ?? []
  const all: [string, Single | Collection][] = Object.entries(kinds)
  const found = all.find(([, rule]) => ('folder' in rule ? rule.folder === place : root + rule.file === path))
  if (!found) return ['No page of the site reads this file.']
  const [kind, rule] = found
  const list =
    'folder' in rule
      ? (printed as unknown as Record<string, Entry[]>)[kind]?.filter((entry) => entry.slug !== slug)
      : undefined
  if (text === null)
    return list ? [...pointersTo(kind, slug), ...wrongAsAWhole(rule, list)] : ['This page cannot do without it.']
  const { data, problems } = readTyped(kind as EntryKind, slug, text)
  if (problems.length > 0) return problems.map(({ field, message }) => `${field ? `“${field}” ` : 'It '}${message}.`)
  if (!list) return []
  const entry = data as Entry
  return [...withoutPicture(kind, entry), ...wrongAsAWhole(rule, [...list, entry])]
}

/** Pages show a drawing of each of these, unless there is a file in its place. */
function withoutPicture(kind: string, { slug, logo, photograph, plate }: Entry) {
  const drawings: Record<string, string | undefined> = {
    partners: logo ? undefined : `partners/${slug}`,
    team: photograph ? undefined : `portraits/${slug}`,
    brands: `marks/${slug}`,
    news: plate ? `plates/${plate}` : undefined,
  }
  const drawing = drawings[kind]
  if (!drawing || drawing in catalogue) return []
  return [`There is no drawing ${drawing}. Choose a picture, or ask a developer for one.`]
}

function wrongAsAWhole(rule: Single | Collection, list: Entry[]) {
  const whole = 'folder' in rule ? rule.whole : undefined
  return whole ? (v.safeParse(whole, list).issues ?? []).map((issue) => `${sentenceCase(explain(issue))}.`) : []
}

/** The other entries that name one by its slug, or link to its page. */
function pointersTo(kind: string, slug: string) {
  const isPointer = (value: unknown, key: string): boolean => {
    if (typeof value === 'string') return value === slug || (key === 'href' && value.split('/').at(-1) === slug)
    if (typeof value !== 'object' || value === null) return false
    return Object.entries(value).some(([name, part]) => name === slug || isPointer(part, name))
  }
  return Object.entries(printed as unknown as Record<string, Entry | Entry[]>).flatMap(([ofKind, entries]) =>
    [entries].flat().flatMap((entry) => {
      const { slug: own, ...fields } = entry
      const isItself = ofKind === kind && own === slug
      return !isItself && isPointer(fields, '')
        ? [`${sentenceCase(ofKind)}${own ? ` “${own}”` : ''} points to it. Change that first.`]
        : []
    }),
  )
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
