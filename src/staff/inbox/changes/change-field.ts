import * as v from 'valibot'
import { type Change, ChangeSchema } from './change-schema.ts'

/** The change that a button's value stands for: `status:closed`, `assignee:` with an id or nothing, `read:`, `verdict:spam`. */
export const ChangeFieldSchema = v.pipe(v.string(), v.transform(split), ChangeSchema)

/** @throws if the value stands for no change */
export const changeOf = (value: string): Change => v.parse(ChangeFieldSchema, value)

function split(value: string) {
  const [kind, ...rest] = value.split(':')
  const text = rest.join(':')
  if (kind === 'status') return { kind, status: text }
  if (kind === 'assignee') return { kind, assignee: text || null }
  if (kind === 'read') return { kind, isRead: text === 'yes' }
  return { kind, verdict: text }
}
