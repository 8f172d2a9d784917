import * as v from 'valibot'

/** In UTF-16 code units, as `maxlength` counts. */
export const replyLimit = 10_000

/** What a contactmail's status can be from an answer on. */
export const replyStatuses = ['answered', 'waiting', 'closed'] as const

/** An answer as the form sends it. */
export const ReplySchema = v.object(
  {
    /** Made with the form: the same answer sent again keeps it. */
    replyId: v.pipe(v.string(), v.uuid(), v.toLowerCase()),
    text: v.pipe(
      v.string('Write your answer.'),
      v.transform(plainText),
      v.nonEmpty('Write your answer.'),
      v.maxLength(replyLimit, `Keep your answer to ${replyLimit} characters.`),
    ),
    status: v.optional(v.picklist(replyStatuses), 'answered'),
    /** The id of the thread's last entry when the form was made; empty if there was none. */
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
  /** The address of who wrote it. */
  author: v.string(),
  body: v.string(),
  /** ISO 8601, UTC. */
  createdAt: v.string(),
  /** Of a reply: `queued` until the mail service has accepted it. */
  state: v.picklist(['queued', 'sent', 'failed', 'received']),
  /** Why an answer has failed. */
  error: v.nullable(v.string()),
  /** Written by a machine, such as an absence notice. */
  isAutomatic: v.boolean(),
  /** Of an e-mail: its author's domain vouches for it. */
  isVerified: v.boolean(),
  /** `body` is the beginning of the text only. */
  isCut: v.boolean(),
  /** What came with it and was not stored. */
  attachments: v.array(v.object({ name: v.string(), type: v.string() })),
})
/** Part of the thread of a contactmail: an answer, or what came back by e-mail. */
export type ThreadEntry = v.InferOutput<typeof ThreadEntrySchema>

/** Line breaks as `\n`, no other control characters, no broken surrogate pairs, nothing around it. */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .trim()
}
