import * as v from 'valibot'
import { WordsSchema } from './schemas/words.ts'

const LabelsSchema = v.record(v.string(), WordsSchema)

/** Checks that no label is empty. Unlike parsing with the schema, it keeps the type of the keys. @throws ValiError */
export function parseLabels<Labels extends Record<string, string>>(labels: Labels) {
  v.parse(LabelsSchema, labels)
  return labels
}
