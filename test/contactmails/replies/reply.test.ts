import { expect, it } from 'vitest'
import { quoted } from '../../../src/contactmails/replies/reply.ts'

const enquiry = {
  name: 'Ada Quill',
  email: 'ada@museum.example',
  message: 'Hello',
  createdAt: '2026-11-28T02:30:00.000Z',
}
const entry = (author: string) =>
  ({ messageId: '<a@b>', direction: 'in', author, body: 'Yes', createdAt: '2026-12-01T18:00:00.000Z' }) as const

it('a quote has the day at the office', () => expect(quoted(enquiry)).toBe('On 2026-11-27, Ada Quill wrote:\n> Hello'))

it.each([
  ['ADA@museum.example', 'Ada Quill'],
  ['bo@museum.example', 'bo@museum.example'],
])('what %s wrote is quoted as written by %s', (author, name) =>
  expect(quoted(enquiry, [entry(author)])).toBe(`On 2026-12-01, ${name} wrote:\n> Yes`),
)
