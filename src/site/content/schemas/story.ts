import * as v from 'valibot'
import { PassageSchema, PlatePassageSchema } from './passage.ts'
import { YearSchema } from './when-and-where.ts'
import { MetaWordsSchema, OrderSchema, SlugSchema, WordsSchema } from './words.ts'

const MilestoneSchema = v.strictObject({
  year: YearSchema,
  heading: WordsSchema,
  description: WordsSchema,
})

export const StorySchema = v.strictObject({
  meta: MetaWordsSchema,
  opening: PlatePassageSchema,
  founding: PassageSchema,
  mission: PassageSchema,
  vision: PassageSchema,
  values: PassageSchema,
  culture: PassageSchema,
  achievements: v.strictObject({
    ...PassageSchema.entries,
    milestones: v.pipe(v.array(MilestoneSchema), v.minLength(1)),
  }),
})

export const ValueSchema = v.strictObject({
  slug: SlugSchema,
  order: OrderSchema,
  title: WordsSchema,
  description: WordsSchema,
})
