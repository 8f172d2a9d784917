import * as v from 'valibot'
import { type ThreadEntry, ThreadEntrySchema } from '../../../contactmails/replies/reply-schema.ts'

export const ConversationSchema = v.object({
  /** Of the contactmail. */
  id: v.string(),
  /** The address that replies go to. */
  sender: v.string(),
  /** The address that replies come from; null where staff reply in their own mail program. */
  from: v.nullable(v.string()),
  /** Saved replies for its reason, filled in for it. */
  savedReplies: v.array(v.object({ id: v.string(), name: v.string(), text: v.string() })),
  thread: v.array(ThreadEntrySchema),
  /** The id of the last entry that the form knows; a reply on top of a newer one is refused once. */
  seen: v.string(),
  /** The id of the next reply, so that it is stored once however often it is sent. */
  replyId: v.string(),
})
/** A contactmail's thread, and what a form for a reply needs. */
export type Conversation = v.InferOutput<typeof ConversationSchema>

/** The id of the last entry that a person wrote; empty if there is none. */
export const lastSeen = (thread: ThreadEntry[]): string => thread.findLast((entry) => !entry.isAutomatic)?.id ?? ''

/** Whether a reply is still on its way. */
export const isUnderway = (thread: ThreadEntry[]): boolean => thread.some(({ state }) => state === 'queued')
