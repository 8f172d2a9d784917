import * as v from 'valibot'
import { WordsSchema } from './words-schema.ts'

export const ValueSchema = v.object({ title: WordsSchema, description: WordsSchema })
