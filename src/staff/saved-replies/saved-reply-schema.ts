import * as v from 'valibot'
import { reasons } from '../../contactmails/contact-reasons.ts'
import { plainText } from '../../contactmails/replies/reply-schema.ts'

export const answerLimits = { name: 80, body: 4000 } as const
/** How many there can be: every message's form carries those of its reason. */
export const maxAnswers = 100

/** A saved answer as the form sends it. */
export const NewAnswerSchema = v.object(
  {
    name: v.pipe(
      v.string('Enter a name.'),
      v.transform((name) => plainText(name).replace(/\s+/g, ' ')),
      v.nonEmpty('Enter a name.'),
      v.maxLength(answerLimits.name, `Keep the name to ${answerLimits.name} characters.`),
    ),
    /** Null or empty: for every reason. */
    reason: v.pipe(
      v.optional(v.nullable(v.string()), null),
      v.transform((reason) => reason || null),
      v.nullable(v.picklist(reasons, 'Choose one of the listed reasons.')),
    ),
    body: v.pipe(
      v.string('Write the answer.'),
      v.transform(plainText),
      v.nonEmpty('Write the answer.'),
      v.maxLength(answerLimits.body, `Keep the answer to ${answerLimits.body} characters.`),
    ),
  },
  'Enter a name and an answer.',
)
export type NewAnswer = v.InferOutput<typeof NewAnswerSchema>

export const SavedAnswerSchema = v.object({
  id: v.string(),
  name: v.string(),
  reason: v.nullable(v.string()),
  body: v.string(),
})
/** An answer to choose from, with placeholders. */
export type SavedAnswer = v.InferOutput<typeof SavedAnswerSchema>
