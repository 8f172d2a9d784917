import * as v from 'valibot'

/** In UTF-16 code units, as `maxlength` counts. */
export const replyLimit = 10_000

export const replyStatuses = ['answered', 'waiting', 'closed'] as const

export const ReplySchema = v.object(
  {
    /** Made with the form: the same reply sent again keeps it. */
    replyId: v.pipe(v.string(), v.uuid(), v.toLowerCase()),
    text: v.pipe(
      v.string('Write your reply.'),
      v.transform(plainText),
      v.nonEmpty('Write your reply.'),
      v.maxLength(replyLimit, `Keep your reply to ${replyLimit} characters.`),
    ),
    status: v.optional(v.picklist(replyStatuses), 'answered'),
    seen: v.optional(v.string(), ''),
    /** Send it whatever has arrived since: its writer was asked already. */
    isConfirmed: v.optional(v.boolean()),
  },
  'This form is not complete. Reload the page.',
)
export type Reply = v.InferOutput<typeof ReplySchema>

export const ThreadEntrySchema = v.object({
  id: v.string(),
  direction: v.picklist(['in', 'out']),
  author: v.string(),
  body: v.string(),
  createdAt: v.string(),
  state: v.picklist(['queued', 'sent', 'failed', 'received']),
  error: v.nullable(v.string()),
  isAutomatic: v.boolean(),
  isVerified: v.boolean(),
  isCut: v.boolean(),
  attachments: v.array(v.object({ name: v.string(), type: v.string() })),
})
export type ThreadEntry = v.InferOutput<typeof ThreadEntrySchema>

/** Line breaks as `\n`, no other control characters, no broken surrogate pairs, nothing around it. */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .trim()
}
