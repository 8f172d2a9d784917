import * as v from 'valibot'
import { type ThreadEntry, ThreadEntrySchema } from '../../../contactmails/replies/reply-schema.ts'

export const ConversationSchema = v.object({
  id: v.string(),
  /** The address that replies go to. */
  sender: v.string(),
  /** The address that replies come from; null where staff reply in their own mail program. */
  from: v.nullable(v.string()),
  /** Saved replies for its reason, filled in for it. */
  savedReplies: v.array(v.object({ id: v.string(), name: v.string(), text: v.string() })),
  thread: v.array(ThreadEntrySchema),
  hasOlder: v.boolean(),
  /** The id of the last entry that staff have to know of; a reply on top of a newer one is refused once. */
  seen: v.string(),
  /** The id of the next reply, so that it is stored once however often it is sent. */
  replyId: v.string(),
})
export type Conversation = v.InferOutput<typeof ConversationSchema>

export const isUnderway = (thread: ThreadEntry[]): boolean => thread.some(({ state }) => state === 'queued')

/** A thread with entries that were read later: what was read whole stays so. */
export const mergeThread = (known: ThreadEntry[], read: ThreadEntry[]): ThreadEntry[] => {
  const entries = new Map(known.map((entry) => [entry.id, entry]))
  for (const entry of read) {
    const { body, isCut } = entries.get(entry.id) ?? entry
    entries.set(entry.id, entry.isCut ? { ...entry, body, isCut } : entry)
  }
  const place = ({ createdAt, id }: ThreadEntry) => `${createdAt} ${id}`
  return [...entries.values()].sort((a, b) => (place(a) < place(b) ? -1 : 1))
}
