import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { withDraft } from '../../../src/site/content/draft.ts'
import { type EntryKind, kinds } from '../../../src/site/content/kinds.ts'
import printed from '../../../src/site/content/printed/content.json' with { type: 'json' }
import type { SitePage } from '../../../src/site/layout/site-page.tsx'
import { pageOf } from '../../../src/site/pages/all.ts'
import { brandPage, domainPage } from '../../../src/site/pages/brands/pages.tsx'
import { articlePage } from '../../../src/site/pages/newsroom/pages.tsx'

type Entry = Record<string, unknown>

const ownPages: { [Name in EntryKind]?: (entry: never) => SitePage } = {
  brands: brandPage,
  domains: domainPage,
  news: articlePage,
}

/** Every file with one entry, and the first entry of every folder. */
const entries = Object.entries(printed as unknown as Record<EntryKind, Entry | Entry[]>).flatMap(([kind, found]) => {
  const entry = Array.isArray(found) ? found[0] : found
  return entry ? { kind: kind as EntryKind, entry } : []
})

/** What stands between two tags of the page. */
const textsOf = ({ body }: SitePage) =>
  renderToStaticMarkup(body({ env: {} as never, result: undefined, now: new Date() }))
    .replaceAll('\u00a0', ' ')
    .split(/<[^>]+>/)

/** Where the entry holds a text of several words. */
const textsIn = (value: unknown, path: string[] = []): string[][] => {
  if (typeof value === 'string') return value.includes(' ') ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key]))
}

const valueAt = (entry: unknown, path: string[]) =>
  path.reduce((part, key) => (part as Record<string, unknown>)[key], entry) as string

const everyText = textsIn(printed).map((path) => valueAt(printed, path))

it.each(entries)('a draft of $kind shows none of the words that it replaces', ({ kind, entry }) => {
  const page = ownPages[kind]?.(entry as never) ?? (pageOf(kinds[kind].page) as SitePage)
  const before = textsOf(page)
  for (const path of textsIn(entry)) {
    const old = valueAt(entry, path)
    if ([before, everyText].some((texts) => texts.filter((text) => text === old).length !== 1)) continue
    const draft = structuredClone(entry)
    const holder = valueAt(draft, path.slice(0, -1)) as unknown as Entry
    holder[path.at(-1) ?? ''] = 'new words'
    expect(
      withDraft(kind, draft, () => textsOf(page)),
      path.join('.'),
    ).not.toContain(old)
  }
})
