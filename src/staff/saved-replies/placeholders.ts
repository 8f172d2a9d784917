import { dueDate, dueDay } from '../../contactmails/due/due-date.ts'
import type { ListedContactmail } from '../../contactmails/listed-contactmail.ts'
import { firstName, referenceOf } from '../../contactmails/outbox/reference-and-names.ts'
import { fill } from '../../ui/text/fill.ts'

const textOf: Record<string, (contactmail: ListedContactmail) => string> = {
  name: ({ name }) => name,
  first: ({ name }) => firstName(name),
  reference: ({ id }) => referenceOf(id),
  due: ({ openedAt }) => dayToPromise(new Date(openedAt), new Date()),
}
export const placeholders = Object.keys(textOf)

export const fillFor = (contactmail: ListedContactmail, body: string): string =>
  fill(body, Object.fromEntries(placeholders.map((name) => [name, textOf[name]?.(contactmail) ?? ''])))

const dayToPromise = (openedAt: Date, now: Date) => dueDay(dueDate(openedAt) < now ? now : openedAt)
