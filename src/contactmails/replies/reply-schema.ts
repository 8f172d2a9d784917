import * as v from 'valibot'
import { AttachmentsSchema, replyFiles } from '../attachments/attachment.ts'

export const replyLimit = 10_000

export const replyStatuses = ['answered', 'waiting', 'closed'] as const

/** The draft that is sent, and ends: as this tab saved it last, or in the version that it knows. */
export const DraftEndSchema = v.object({ version: v.number(), tab: v.string() })
export type DraftEnd = v.InferOutput<typeof DraftEndSchema>

export const ReplySchema = v.object(
  {
    /** Made with the form: the same reply sent again keeps it. */
    replyId: v.pipe(v.string(), v.uuid(), v.toLowerCase()),
    text: textOf('your reply', replyLimit),
    status: v.optional(v.picklist(replyStatuses), 'answered'),
    seen: v.optional(v.string(), ''),
    draft: v.optional(DraftEndSchema),
    files: v.optional(v.pipe(v.array(v.string()), v.maxLength(replyFiles.count, replyFiles.words))),
    isConfirmed: v.optional(v.boolean()),
  },
  'This form is not complete. Reload the page.',
)
export type Reply = v.InferOutput<typeof ReplySchema>

export const draftKinds = ['reply', 'note'] as const
export type DraftKind = (typeof draftKinds)[number]

/** A draft as a tab posts it. `base` is the version that the tab knows; `id` that of the reply or note it becomes. */
export const NewDraftSchema = v.object({
  kind: v.picklist(draftKinds),
  ...v.entriesFromList(['id', 'tab'], v.pipe(v.string(), v.uuid(), v.toLowerCase())),
  text: v.pipe(v.string(), v.maxLength(replyLimit, `Keep your text to ${replyLimit} characters.`)),
  base: v.number(),
})
export type NewDraft = v.InferOutput<typeof NewDraftSchema>

export const SavedDraftSchema = v.object({
  kind: v.picklist(draftKinds),
  ...v.entriesFromList(['id', 'tab', 'text'], v.string()),
  version: v.number(),
  attachments: v.optional(AttachmentsSchema, []),
})
export type SavedDraft = v.InferOutput<typeof SavedDraftSchema>

/** True and false in calls, 1 and 0 in rows. */
export const BooleanSchema = v.pipe(v.union([v.boolean(), v.number()]), v.toBoolean())

export const ThreadEntrySchema = v.object({
  id: v.string(),
  direction: v.picklist(['in', 'out', 'note']),
  author: v.string(),
  body: v.string(),
  createdAt: v.string(),
  state: v.picklist(['queued', 'sent', 'failed', 'received', 'noted']),
  error: v.nullable(v.string()),
  ...v.entriesFromList(['isAutomatic', 'isVerified', 'isCut'], BooleanSchema),
  attachments: AttachmentsSchema,
})
export type ThreadEntry = v.InferOutput<typeof ThreadEntrySchema>

export function textOf(what: string, limit: number) {
  return v.pipe(
    v.string(`Write ${what}.`),
    v.transform(plainText),
    v.nonEmpty(`Write ${what}.`),
    v.maxLength(limit, `Keep ${what} to ${limit} characters.`),
  )
}

/** Line breaks as `\n`, no other control characters, no broken surrogate pairs, nothing around it. */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .trim()
}
