import * as v from 'valibot'
import { statuses } from '../../../contactmails/due/status.ts'
import { ListedContactmailSchema } from '../../../contactmails/listed-contactmail.ts'
import {
  BooleanSchema,
  DraftEndSchema,
  SavedDraftSchema,
  type ThreadEntry,
  ThreadEntrySchema,
  textOf,
} from '../../../contactmails/replies/reply-schema.ts'

export const noteLimit = 4000

/** A note among staff, as posted. Its id keeps a repeated post from adding it twice. */
export const NewNoteSchema = v.object({
  id: v.pipe(v.string(), v.uuid(), v.toLowerCase()),
  body: textOf('the note', noteLimit),
  draft: v.optional(DraftEndSchema),
})
export type NewNote = v.InferOutput<typeof NewNoteSchema>

const HistoryEntrySchema = v.object({
  id: v.number(),
  ...v.entriesFromList(['at', 'who', 'did'], v.string()),
})
export type HistoryEntry = v.InferOutput<typeof HistoryEntrySchema>

export const ConversationSchema = v.object({
  from: v.nullable(v.string()),
  savedReplies: v.array(
    v.object({ id: v.string(), name: v.string(), text: v.string(), digit: v.nullable(v.number()) }),
  ),
  thread: v.array(ThreadEntrySchema),
  history: v.optional(v.array(HistoryEntrySchema)),
  hasOlder: v.boolean(),
  /** The id of the last entry that staff have to know of; a reply on top of a newer one is refused once. */
  seen: v.string(),
  isBlocked: v.boolean(),
})
export type Conversation = v.InferOutput<typeof ConversationSchema>

export const FromSenderSchema = v.object({
  ...v.entriesFromList(['id', 'subject', 'createdAt'], v.string()),
  status: v.picklist(statuses),
})

const MailThreadSchema = v.object({
  ...ConversationSchema.entries,
  id: v.string(),
  drafts: v.array(SavedDraftSchema),
  others: v.array(FromSenderSchema),
  mailto: v.string(),
})
export type MailThread = v.InferOutput<typeof MailThreadSchema>

export const OpenedSchema = v.object({ contactmail: ListedContactmailSchema, thread: MailThreadSchema })
export type Opened = v.InferOutput<typeof OpenedSchema>

/** Who else has a contactmail in sight, or only a draft there (`isWriting` is null), and when it was last changed. */
export const PresenceSchema = v.object({
  others: v.array(v.object({ id: v.string(), name: v.string(), isWriting: v.nullable(BooleanSchema) })),
  changedAt: v.nullable(v.string()),
})
export type Other = v.InferOutput<typeof PresenceSchema>['others'][number]

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

/** The known part without its held replies: those that were not taken back come again with the part just read. */
export const withoutTakenBack = (known: Part, { thread: [first] }: Part): Part => ({
  ...known,
  thread: known.thread.filter((entry) => entry.state !== 'queued' || (first && isBefore(entry, first))),
})

export const isBefore = (a: ThreadEntry, b: ThreadEntry): boolean => `${a.createdAt} ${a.id}` < `${b.createdAt} ${b.id}`
