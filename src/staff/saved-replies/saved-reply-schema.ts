import * as v from 'valibot'
import { reasons } from '../../contactmails/contact-reasons.ts'
import { plainText } from '../../contactmails/replies/reply-schema.ts'

export const savedReplyLimits = { name: 80, body: 4000 } as const
/** How many there can be: every message's form carries those of its reason. */
export const maxSavedReplies = 100

export const NewSavedReplySchema = v.object(
  {
    name: v.pipe(
      v.string('Enter a name.'),
      v.transform((name) => plainText(name).replace(/\s+/g, ' ')),
      v.nonEmpty('Enter a name.'),
      v.maxLength(savedReplyLimits.name, `Keep the name to ${savedReplyLimits.name} characters.`),
    ),
    reason: v.pipe(
      v.optional(v.nullable(v.string()), null),
      v.transform((reason) => reason || null),
      v.nullable(v.picklist(reasons, 'Choose one of the listed reasons.')),
    ),
    body: v.pipe(
      v.string('Write the reply.'),
      v.transform(plainText),
      v.nonEmpty('Write the reply.'),
      v.maxLength(savedReplyLimits.body, `Keep the reply to ${savedReplyLimits.body} characters.`),
    ),
  },
  'Enter a name and a reply.',
)
export type NewSavedReply = v.InferOutput<typeof NewSavedReplySchema>

export const SavedReplySchema = v.object({
  id: v.string(),
  name: v.string(),
  reason: v.nullable(v.string()),
  body: v.string(),
})
export type SavedReply = v.InferOutput<typeof SavedReplySchema>
