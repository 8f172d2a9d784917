import * as v from 'valibot'
import { MetaWordsSchema } from '../../src/site/content/schemas/words.ts'

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
