import { dueDay } from '../../contactmails/due/due-words.ts'
import type { ListedContactmail } from '../../contactmails/listed-contactmail.ts'
import { referenceOf } from '../../contactmails/outbox/mail-text.ts'
import { fill } from '../../ui/text/fill.ts'

/** A saved reply for one message: `{name}`, `{reference}` and `{due}` become its sender, reference and due date. */
export const fillSavedReply = (
  body: string,
  { id, name, createdAt, openedAt = createdAt }: ListedContactmail,
): string => fill(body, { name, reference: referenceOf(id), due: dueDay(new Date(openedAt)) })
