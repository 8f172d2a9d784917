import * as v from 'valibot'
import { PassageSchema } from './passage-schema.ts'
import { PlatePassageSchema } from './plate-passage-schema.ts'
import { WordsSchema } from './words-schema.ts'

export const MilestoneSchema = v.object({
  year: v.pipe(v.number(), v.integer()),
  heading: WordsSchema,
  description: WordsSchema,
})

export const StorySchema = v.object({
  opening: PlatePassageSchema,
  founding: PassageSchema,
  mission: PassageSchema,
  vision: PassageSchema,
  values: PassageSchema,
  culture: PassageSchema,
  achievements: v.object({ ...PassageSchema.entries, milestones: v.pipe(v.array(MilestoneSchema), v.minLength(1)) }),
})
