import * as v from 'valibot'
import { WordsSchema } from './text.ts'

const LabelsSchema = v.record(v.string(), WordsSchema)

/** A flat set of labels, none of them empty; throws otherwise. Unlike the schema alone it keeps the names of the keys. */
export function parseLabels<Labels extends Record<string, string>>(labels: Labels) {
  v.parse(LabelsSchema, labels)
  return labels
}
