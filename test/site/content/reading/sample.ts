import * as v from 'valibot'
import { readEntry } from '../../../../src/site/content/reading/entry.ts'
import { ProseSchema } from '../../../../src/site/content/schemas/prose.ts'
import { LinkSchema, WebsiteSchema, WordsSchema } from '../../../../src/site/content/schemas/words.ts'

const schema = v.strictObject({
  slug: v.exactOptional(v.string()),
  title: v.pipe(WordsSchema, v.maxLength(40)),
  link: v.exactOptional(LinkSchema),
  website: v.exactOptional(WebsiteSchema),
  count: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9))),
  open: v.exactOptional(v.boolean()),
  list: v.exactOptional(v.pipe(v.array(WordsSchema), v.minLength(1))),
  kind: v.exactOptional(v.picklist(['boat', 'book'])),
  body: ProseSchema,
})
export const names = new Map([['share', '1%']])

/** Reads an entry of a schema with one field of each kind. */
export const readSample = (text: string) =>
  readEntry({
    file: 'a.md',
    text,
    schema,
    names,
    slug: 'a',
    body: 'body',
    isPicture: (name) => name === 'photographs/boat.jpg',
  })
