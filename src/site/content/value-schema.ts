import * as v from 'valibot'
import { WordsSchema } from './text.ts'

export const ValueSchema = v.object({ title: WordsSchema, description: WordsSchema })
export type Value = v.InferOutput<typeof ValueSchema>
