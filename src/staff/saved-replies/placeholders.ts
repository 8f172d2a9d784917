import { dueDay } from '../../contactmails/due/due-date.ts'
import type { ListedContactmail } from '../../contactmails/listed-contactmail.ts'
import { firstName, referenceOf } from '../../contactmails/outbox/reference-and-names.ts'
import { fill } from '../../ui/text/fill.ts'

/** What a saved reply may name in braces, and what stands there in a reply to a contactmail. */
const values: Record<string, (contactmail: ListedContactmail) => string> = {
  name: ({ name }) => name,
  first: ({ name }) => firstName(name),
  reference: ({ id }) => referenceOf(id),
  due: ({ openedAt }) => dueDay(new Date(openedAt)),
}
export const placeholders = Object.keys(values)

export const fillFor = (contactmail: ListedContactmail, body: string): string =>
  fill(body, Object.fromEntries(placeholders.map((name) => [name, values[name]?.(contactmail) ?? ''])))
