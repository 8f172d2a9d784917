import * as v from 'valibot'
import { WordsSchema } from './words-schema.ts'

export const sectorSlugs = ['tourism', 'arts', 'culture', 'heritage'] as const

export const SectorSchema = v.object({
  slug: v.picklist(sectorSlugs),
  /** The sector's name, for labels. */
  name: WordsSchema,
  heading: WordsSchema,
  description: WordsSchema,
})
