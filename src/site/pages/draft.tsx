import { renderToString } from 'react-dom/server'
import type { Bindings } from '../../env.ts'
import { paths } from '../../paths.ts'
import { withDraft } from '../content/draft.ts'
import { type EntryKind, kinds } from '../content/kinds.ts'
import type { NewsItem } from '../content/schemas/news-item.ts'
import { Document } from '../layout/document.tsx'
import type { SitePage } from '../layout/site-page.tsx'
import { type Dated, firstShown } from '../publication/shown.ts'
import { pageOf } from './all.ts'
import { brandPage, domainPage } from './brands/pages.tsx'
import { jobPage } from './careers/pages.tsx'
import { readTyped } from './check-files.ts'
import { articlePage } from './newsroom/pages.tsx'

type AnyEntry = Record<string, unknown> & Dated

const pages: { [Name in EntryKind]?: (entry: never) => SitePage | undefined } = {
  brands: brandPage,
  domains: domainPage,
  news: (item: NewsItem) => (item.hasLink ? articlePage(item) : undefined),
  jobs: jobPage,
}

type Draft = { kind: EntryKind; slug: string; text: string }

export function draftPage({ kind, slug, text }: Draft, env: Bindings) {
  const { data, wrong } = readTyped(kind, slug, text)
  if (wrong.length > 0) return { wrong }
  return { wrong, html: withDraft(kind, data as AnyEntry, () => render(kind, data as AnyEntry, env)) }
}

function render(kind: EntryKind, entry: AnyEntry, env: Bindings) {
  const page = pages[kind]?.(entry as never) ?? (pageOf(kinds[kind].page) as SitePage)
  const html = renderToString(
    <Document
      meta={{ ...page.meta, pathname: paths.admin.publishPreview, title: `Draft: ${page.meta.title}` }}
      over={page.over}
      isPrivate
    >
      {page.body({ env, result: undefined, now: firstShown(entry, new Date()) })}
      <p role="status" className="sticky bottom-0 z-2 px-4 py-2 text-center small-brass">
        This is a draft. Only you see it, and nothing is saved yet.
      </p>
    </Document>,
  )
  return `<!DOCTYPE html>${html}`
}
