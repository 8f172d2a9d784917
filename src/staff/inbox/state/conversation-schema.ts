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

type Part = Pick<Conversation, 'thread' | 'hasOlder'>

/** If more has come than one part shows, the newest replace the others: a gap between them would be overlooked. */
export const mergeThread = (known: Part, read: Part): Part => {
  const [newest, first] = [known.thread.at(-1), read.thread[0]]
  if (!newest || !first) return first ? read : { ...known, hasOlder: false }
  if (isBefore(newest, first)) return read
  const entries = new Map(known.thread.map((entry) => [entry.id, entry]))
  for (const entry of read.thread) {
    const { body, isCut } = entries.get(entry.id) ?? entry
    entries.set(entry.id, entry.isCut ? { ...entry, body, isCut } : entry)
  }
  const thread = [...entries.values()].sort((a, b) => (isBefore(a, b) ? -1 : 1))
  return { thread, hasOlder: thread[0]?.id === first.id ? read.hasOlder : known.hasOlder }
}

const isBefore = (a: ThreadEntry, b: ThreadEntry) => `${a.createdAt} ${a.id}` < `${b.createdAt} ${b.id}`
