import * as v from 'valibot'

const DaySchema = v.pipe(v.string(), v.isoDate())

/** A page's metadata, as the specification's section 3 has it. */
export const PageMetaSchema = v.object({
  pathname: v.pipe(v.string(), v.startsWith('/')),
  title: v.pipe(v.string(), v.minLength(5), v.maxLength(60)),
  /** Description strings; joined by a space they have 50 to 160 characters. */
  content: v.pipe(
    v.array(v.string()),
    v.check((strings) => {
      const { length } = strings.join(' ')
      return length >= 50 && length <= 160
    }, 'a description has 50 to 160 characters'),
  ),
  keywords: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.minLength(3)),
  categories: v.optional(v.array(v.string())),
  children: v.optional(v.array(v.string())),
  /** What schema.org calls a page of this kind; `WebPage` if nothing more precise. */
  type: v.optional(v.picklist(['AboutPage', 'CollectionPage', 'ContactPage'])),
  /** The day an article came out: yyyy-mm-dd. */
  published: v.optional(DaySchema),
  /** The day of the newest dated thing on the page; none where nothing is dated. */
  lastModified: v.optional(DaySchema),
})
export type PageMeta = v.InferOutput<typeof PageMetaSchema>
