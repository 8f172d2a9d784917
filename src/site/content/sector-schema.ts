import * as v from 'valibot'
import { WordsSchema } from './text.ts'

export const sectorSlugs = ['tourism', 'arts', 'culture', 'heritage'] as const

export const SectorSchema = v.object({
  slug: v.picklist(sectorSlugs),
  /** The sector's plain name, for labels. */
  name: WordsSchema,
  heading: WordsSchema,
  description: WordsSchema,
})
export type Sector = v.InferOutput<typeof SectorSchema>
