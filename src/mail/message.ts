import * as v from 'valibot'
import { ContactmailRowSchema } from '../db/contactmails.ts'
import { JudgementSchema } from '../schemas/judgement.ts'

/** What the queue carries: a mail that D1 could not take, or the id of a stored one that staff has to be told about. */
export const MessageSchema = v.variant('kind', [
  v.object({ kind: v.literal('keep'), row: ContactmailRowSchema, judgement: JudgementSchema }),
  v.object({ kind: v.literal('notify'), id: v.string() }),
])
export type Message = v.InferOutput<typeof MessageSchema>
