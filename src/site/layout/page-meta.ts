import * as v from 'valibot'
import { type MetaWords, MetaWordsSchema } from '../content/schemas/words.ts'

const DaySchema = v.pipe(v.string(), v.isoDate())

const PreviewSchema = v.object({
  words: v.pipe(v.string(), v.nonEmpty()),
  plates: v.pipe(v.array(v.pipe(v.string(), v.startsWith('plates/'))), v.nonEmpty()),
})

export const PageMetaSchema = v.object({
  pathname: v.pipe(v.string(), v.startsWith('/')),
  title: MetaWordsSchema.entries.title,
  content: v.pipe(
    v.array(v.string()),
    v.check((strings) => {
      const { length } = strings.join(' ')
      return length >= 50 && length <= 160
    }, 'a description has 50 to 160 characters'),
  ),
  keywords: MetaWordsSchema.entries.keywords,
  categories: v.optional(v.array(v.string())),
  children: v.optional(v.array(v.string())),
  type: v.optional(v.picklist(['AboutPage', 'CollectionPage', 'ContactPage'])),
  published: v.optional(DaySchema),
  /** The day of the last change that is public by now. */
  lastModified: v.optional(v.custom<(now: Date) => string | undefined>((value) => typeof value === 'function')),
  preview: PreviewSchema,
})
export type PageMeta = v.InferOutput<typeof PageMetaSchema>

type PageWords = { meta: MetaWords; opening: { heading: string } }

export const metaOf = (pathname: string, { meta, opening }: PageWords, ...plates: string[]): PageMeta => ({
  pathname,
  title: meta.title,
  content: [meta.summary],
  keywords: meta.keywords,
  preview: { words: opening.heading, plates },
})

/** The URL of a page's link preview: `/brands/fmg` has `/art/og/brands-fmg.png`. Pages of one list share theirs. */
export const previewPath = (pathname: string) =>
  `/art/og/${
    pathname === '/'
      ? 'home'
      : pathname
          .slice(1)
          .replace(/\/page\/\d+$/, '')
          .replaceAll('/', '-')
          .replaceAll('&', 'and')
  }.png`

export type PrivateMeta = Omit<PageMeta, 'preview'>
