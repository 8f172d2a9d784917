import * as v from 'valibot'
import { PlatePassageSchema } from './schemas/plate-passage-schema.ts'
import { WordsSchema } from './schemas/words-schema.ts'

const NotFoundSchema = v.object({
  heading: WordsSchema,
  /** The text before the link. */
  before: WordsSchema,
  link: WordsSchema,
  caption: PlatePassageSchema.entries.caption,
})

export const notFound = v.parse(NotFoundSchema, {
  heading: 'Page Not Found (404)',
  before: 'It looks like this page has moved somewhere else.',
  link: 'come back to the homepage',
  caption: 'Plate 10 · A boat in fog, position unknown',
})
