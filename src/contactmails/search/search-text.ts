import { type ContactmailField, contactmailFields } from '../contactmail.ts'
import { fold } from './fold.ts'

/** What the inbox searches. The first line is the sender. */
export const searchTextOf = (fields: Record<ContactmailField, string>): string =>
  [`${fields.name} ${fields.email}`, ...others.map((field) => fields[field])].map(fold).join('\n')

const others = contactmailFields.filter((field) => field !== 'name' && field !== 'email')
