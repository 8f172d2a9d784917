import { expect, it } from 'vitest'
import { contactmailFields } from '../../src/contactmails/contactmail.ts'
import { contentId } from '../../src/contactmails/contactmail-id.ts'
import { mailOf } from '../helpers/mail.ts'

const morning = new Date('2026-11-17T00:00:00.000Z')
const night = new Date('2026-11-17T23:59:59.999Z')
const tomorrow = new Date('2026-11-18T00:00:00.000Z')

it('is a UUID of version 8', async () => {
  const ids = await Promise.all(Array.from({ length: 50 }, (_, n) => contentId(mailOf({ name: `Ada ${n}` }), morning)))
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(ids).size).toBe(ids.length)
})

it('is the same for the same mail on the same day', async () => {
  expect(await contentId(mailOf(), night)).toBe(await contentId(mailOf(), morning))
})

it('is another one on another day', async () => {
  expect(await contentId(mailOf(), tomorrow)).not.toBe(await contentId(mailOf(), night))
})

it.each(contactmailFields)('is another one for another %s', async (field) => {
  const other = mailOf({ [field]: 'Other' })
  expect(await contentId(other, morning)).not.toBe(await contentId(mailOf(), morning))
})

it('does not mix up what stands in two fields', async () => {
  const one = await contentId(mailOf({ name: 'Ada"', subject: 'x' }), morning)
  expect(await contentId(mailOf({ name: 'Ada', subject: '"x' }), morning)).not.toBe(one)
})
