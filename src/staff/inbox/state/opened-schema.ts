import * as v from 'valibot'
import { ListedContactmailSchema } from '../../../contactmails/listed-contactmail.ts'
import { ConversationSchema } from './conversation-schema.ts'
import { NoteSchema } from './note-schema.ts'

/** What belongs to a contactmail. `mailto` is a reply in the reader's own e-mail program. */
export const MailThreadSchema = v.object({
  id: v.string(),
  notes: v.array(NoteSchema),
  conversation: ConversationSchema,
  mailto: v.string(),
})
export type MailThread = v.InferOutput<typeof MailThreadSchema>

export const OpenedSchema = v.object({ contactmail: ListedContactmailSchema, thread: MailThreadSchema })
export type Opened = v.InferOutput<typeof OpenedSchema>
