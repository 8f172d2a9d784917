import * as v from 'valibot'

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
})
export type PageMeta = v.InferOutput<typeof PageMetaSchema>
