import * as v from 'valibot'
import { PlatePassageSchema } from './plate-passage.ts'
import { PassageSchema, WordsSchema } from './text.ts'

export const MilestoneSchema = v.object({
  year: v.pipe(v.number(), v.integer()),
  heading: WordsSchema,
  description: WordsSchema,
})
export type Milestone = v.InferOutput<typeof MilestoneSchema>

export const StorySchema = v.object({
  opening: PlatePassageSchema,
  founding: PassageSchema,
  mission: PassageSchema,
  vision: PassageSchema,
  values: PassageSchema,
  culture: PassageSchema,
  achievements: v.object({ ...PassageSchema.entries, milestones: v.pipe(v.array(MilestoneSchema), v.minLength(1)) }),
})
export type Story = v.InferOutput<typeof StorySchema>
