import labels from 'virtual:form-labels'
import * as v from 'valibot'
import { isPrinted } from '../../ui/picture/catalogue.ts'
import { type Collection, type EntryKind, kinds, type Single } from '../content/kinds.ts'
import printed from '../content/printed/content.json' with { type: 'json' }
import { readEntry } from '../content/reading/entry.ts'
import { explain } from '../content/reading/explain.ts'
import { type Names, namesOf } from '../content/reading/names.ts'
import { isPictureFolder, pictureFault } from '../content/reading/picture-fault.ts'
import { capitalized } from '../content/spelled-out.ts'
import { type Dated, isShown } from '../publication/shown.ts'

type Entry = Record<string, unknown> & { slug: string }
type Lists = Record<string, Entry | Entry[]>

/** A file of the content as it is to be, or null if it is to be deleted. */
type File = { path: string; bytes: Uint8Array | null }

const root = 'src/site/content/'
const built = printed as unknown as Lists

/** Reads one entry, and says in the words of the editor's form what is wrong with it. */
export function readTyped(kind: EntryKind, slug: string, text: string, names = namesIn(built), isPicture = anyPicture) {
  const rule: Single | Collection = kinds[kind]
  const { data, problems } = readEntry({
    ...{ file: kind, text, schema: rule.schema, names: kind === 'facts' ? new Map() : names },
    ...('folder' in rule ? { slug, body: rule.body } : { filledLater: rule.filledLater }),
    isPicture,
  })
  const said = problems.map(({ field, message }) => (field ? `“${labelOf(kind, field)}” ${message}` : message))
  return { data, wrong: data ? withoutPicture(kind, data as Entry) : [...new Set(said.map(sentence))] }
}

// A picture may have been uploaded since the build.
const anyPicture = (_file: string) => true

/** @param now All current text files, which may be newer than this build */
export async function checkFiles(files: File[], now: File[] = [], pathsAfter?: Set<string>) {
  const lists = listsOf(now)
  const isPicture = pathsAfter ? (file: string) => pathsAfter.has(root + file) : anyPicture
  const before = namesIn(lists)
  const read = files.map((file) => ({ ...file, ...placeOf(file.path) }))
  const gone = goneFrom(lists).filter(
    (entry) => !read.some(({ kind, slug }) => kind === entry.kind && slug === entry.slug),
  )
  const checked = read.map(({ path, bytes, kind, rule, slug }) => {
    if (isPictureFolder(kind)) return { path, wrong: bytes ? asSentence(pictureFault(kind, bytes), `“${slug}” `) : [] }
    if (!rule) return { path, wrong: bytes ? ['No page of the site reads this file.'] : [] }
    const others = 'folder' in rule ? (lists[kind] as Entry[]).filter((entry) => entry.slug !== slug) : undefined
    const whole = 'folder' in rule ? rule.whole : undefined
    if (!bytes) {
      if (!others) return { path, wrong: ['This page cannot do without it.'] }
      lists[kind] = others
      return { path, wrong: [], whole }
    }
    const { data, wrong } = readTyped(kind as EntryKind, slug, textOf(bytes), before, isPicture)
    if (!data) return { path, wrong }
    lists[kind] = others ? [...others, data as Entry] : (data as Entry)
    const stale = gone.filter((entry) => pointerTo(entry.slug, data))
    const links = stale.map((entry) =>
      sentence(`It points to ${nameOf(entry.kind, entry.slug)}, which is no longer there`),
    )
    return { path, wrong: [...wrong, ...links], whole }
  })
  const alone = checked.map(({ path, wrong, whole }, at) => {
    const { bytes, kind, slug } = read[at] as (typeof read)[number]
    const issues = (whole && v.safeParse(whole, lists[kind]).issues) ?? []
    const asAWhole = issues.flatMap((issue) => asSentence(explain(issue)))
    const story = kind === 'news' && (lists.news as Entry[]).find((entry) => entry.slug === slug)
    const isGone = story ? !hasPage(story) : !bytes
    const pointers = isGone && slug ? pointersTo(lists, slug) : []
    return { path, name: nameOf(kind, slug), wrong: [...wrong, ...pointers, ...asAWhole] }
  })
  const names = namesIn(lists)
  const changed = [...before.keys(), ...names.keys()].filter((name) => before.get(name) !== names.get(name))
  const others = now.filter((other) => !files.some(({ path }) => path === other.path))
  return [...alone, ...others.flatMap((other) => brokenBy(changed, names, other))]
}

/** What the files say. An entry that cannot be read stays as this build has it. */
function listsOf(files: File[]): Lists {
  if (files.length === 0) return { ...built }
  const names = namesIn(built)
  const read = files.map(({ path, bytes }) => ({ text: textOf(bytes), ...placeOf(path) }))
  const lists = Object.entries<Single | Collection>(kinds).map(([kind, rule]) => {
    const before = [built[kind] ?? []].flat()
    const own = read.filter((file) => file.kind === kind)
    const found = own.flatMap(
      ({ slug, text }) =>
        readTyped(kind as EntryKind, slug, text, names).data ?? before.filter((entry) => entry.slug === slug),
    )
    return [kind, 'folder' in rule ? found : (found[0] ?? built[kind])]
  })
  return Object.fromEntries(lists)
}

const textOf = (bytes: Uint8Array | null) => new TextDecoder().decode(bytes ?? undefined)

function brokenBy(changed: string[], names: Names, { path, bytes }: File) {
  const text = textOf(bytes)
  const { kind, rule, slug } = placeOf(path)
  if (!rule || !changed.some((name) => text.includes(`{${name}}`))) return []
  const { wrong } = readTyped(kind as EntryKind, slug, text, names)
  const name = nameOf(kind, slug)
  return { path, name, wrong: wrong.map((words) => `It would break ${name}: ${words}`) }
}

function namesIn({ facts, company, contactInfo, brands, domains, sectors, values, partners }: Lists) {
  const lengthOf = (list: unknown) => (list as Entry[]).length
  const namesBySlug = (list: unknown) =>
    Object.fromEntries((list as Entry[]).map(({ slug, name }) => [slug, `${name}`]))
  return namesOf({
    ...{ facts, company, contactInfo, brands: namesBySlug(brands), domains: namesBySlug(domains) },
    ...{ partners: partners as Entry[], sectorCount: lengthOf(sectors), valueCount: lengthOf(values) },
  })
}

function placeOf(path: string): { kind: string; slug: string; rule?: Single | Collection } {
  const [, place = '', name = '', slug = ''] = /^(?:(.*)\/)?((.+)\.\w+)$/.exec(path.replace(root, '')) ?? []
  if (isPictureFolder(place)) return { kind: place, slug: name }
  const all: [string, Single | Collection][] = Object.entries(kinds)
  const fileOf = (rule: Single | Collection) =>
    'folder' in rule ? `${rule.folder}/${slug}.${rule.body ? 'md' : 'yaml'}` : rule.file
  const found = all.find(([, rule]) => root + fileOf(rule) === path)
  if (!found) return { kind: 'file', slug: path }
  const [kind, rule] = found
  return { kind, rule, slug: 'folder' in rule ? slug : '' }
}

/** Pages show a drawing of each of these, unless there is a file in its place. */
function withoutPicture(kind: string, { slug, logo, photograph, plate }: Entry) {
  const hadFile = (built.partners as Entry[]).some((one) => one.slug === slug && one.logo)
  const drawings: Record<string, string | undefined> = {
    partners: logo ? undefined : `${hadFile ? 'replaced' : 'partners'}/${slug}`,
    team: photograph ? undefined : `portraits/${slug}`,
    brands: `marks/${slug}`,
    news: plate ? `plates/${plate}` : undefined,
  }
  const drawing = drawings[kind]
  if (!drawing || isPrinted(drawing)) return []
  return ['There is no picture of it yet. Choose a file, or ask a developer for a drawing.']
}

/** The schemas know the slugs of this build: to what has gone since, they still let others point. */
function goneFrom(lists: Lists) {
  return ['news', 'team'].flatMap((kind) => {
    const left = namedIn(lists, kind)
    return namedIn(built, kind).flatMap((slug) => (left.includes(slug) ? [] : { kind, slug }))
  })
}

const namedIn = (lists: Lists, kind: string) =>
  (lists[kind] as Entry[]).filter((entry) => kind !== 'news' || hasPage(entry)).map(({ slug }) => slug)

const hasPage = (story: Entry) => Boolean(story.hasLink) && isShown(story as Dated, new Date())

/** The field that names an entry by its slug, links to its page, or shows a picture. */
function pointerTo(slug: string, value: unknown, path: string[] = []): string | undefined {
  const key = path.at(-1)
  if (value === slug || key === slug) return path.join('.')
  if (typeof value === 'string')
    return key === 'href' && value.replace(/#.*/, '').endsWith(`/${slug}`) ? path.join('.') : undefined
  if (typeof value !== 'object' || value === null || key === 'keywords') return
  const found = Object.entries(value).map(([name, part]) => pointerTo(slug, part, [...path, name]))
  return found.find((field) => field !== undefined)
}

function pointersTo(lists: Lists, slug: string) {
  return Object.entries(lists).flatMap(([kind, entries]) =>
    [entries].flat().flatMap(({ slug: own, ...fields }) => {
      const field = pointerTo(slug, fields)
      return asSentence(field && `${nameOf(kind, own)} points to it in “${labelOf(kind, field)}”. Change that first`)
    }),
  )
}

/** As the editor's list has it: Stories “a-new-boat”. */
const nameOf = (kind: string, slug: string) => `${labels[kind] ?? capitalized(kind)}${slug ? ` “${slug}”` : ''}`

function labelOf(kind: string, field: string) {
  const places = field.match(/\d+(?=\.|$)/g) ?? []
  const label = labels[`${kind}.${field.replace(/\.\d+/g, '.#')}`] ?? field
  return label.replace(/#/g, () => String(Number(places.shift()) + 1))
}

const sentence = (text: string) => `${capitalized(text)}.`.replaceAll(/\p{C}+/gu, ' ')
const asSentence = (text?: string, of = '') => (text ? [sentence(of + text)] : [])
