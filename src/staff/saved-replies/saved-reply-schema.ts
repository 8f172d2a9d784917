import * as v from 'valibot'
import { reasons } from '../../contactmails/contact-reasons.ts'
import { plainText, textOf } from '../../contactmails/replies/reply-schema.ts'
import { placeholders } from './placeholders.ts'

export const savedReplyLimits = { name: 80, body: 4000 } as const
export const maxSavedReplies = 100

export const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9]

export const NewSavedReplySchema = v.object(
  {
    name: v.pipe(
      v.string('Enter a name.'),
      v.transform((name) => plainText(name).replace(/\s+/g, ' ')),
      v.nonEmpty('Enter a name.'),
      v.maxLength(savedReplyLimits.name, `Keep the name to ${savedReplyLimits.name} characters.`),
    ),
    reason: v.pipe(
      v.optional(v.string(), ''),
      v.transform((reason) => reason || null),
      v.nullable(v.picklist(reasons, 'Choose one of the listed reasons.')),
    ),
    body: v.pipe(
      textOf('the reply', savedReplyLimits.body),
      v.check(
        (text) => [...text.matchAll(/\{([^{}\n]*)\}/g)].every(([, word = '']) => placeholders.includes(word)),
        `Use braces only for ${placeholders.map((word) => `{${word}}`).join(', ')}; write other words without them.`,
      ),
    ),
    digit: v.pipe(
      v.optional(v.string(), ''),
      v.transform((digit) => Number(digit) || null),
      v.nullable(v.picklist(digits, 'Choose a key from 1 to 9.')),
    ),
  },
  'Enter a name and a reply.',
)
export type NewSavedReply = v.InferOutput<typeof NewSavedReplySchema>

export const SavedReplySchema = v.object({
  ...v.entriesFromList(['id', 'name', 'body', 'version'], v.string()),
  reason: v.nullable(v.string()),
  digit: v.nullable(v.number()),
})
export type SavedReply = v.InferOutput<typeof SavedReplySchema>
