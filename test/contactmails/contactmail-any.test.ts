import fc from 'fast-check'
import { expect, it } from 'vitest'
import { reasons } from '../../src/contactmails/contact-reasons.ts'
import { contactmailFields, messageLimit, validateContactmail } from '../../src/contactmails/contactmail.ts'

const text = fc.string({ unit: 'binary', maxLength: 380 })
const maybeMail = fc.record({
  name: fc.oneof(text, fc.constant('Ada')),
  email: fc.oneof(fc.emailAddress(), text),
  subject: fc.oneof(text, fc.constant('Boats')),
  reason: fc.oneof(fc.constantFrom(...reasons), text),
  message: fc.oneof(text, fc.lorem({ mode: 'sentences', maxCount: 6 })),
})

it('judges any JSON value without throwing, and says what is wrong when it refuses', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...contactmailFields), fc.jsonValue())),
      (input) => {
        const { mail, refusal } = validateContactmail(input)
        expect(Boolean(mail)).toBe(!refusal)
        if (refusal) expect(refusal.message).toMatch(/\S/)
      },
    ),
    { numRuns: 500 },
  )
})

it('leaves an accepted mail as it is when it is judged again, and never takes a longer message', () => {
  let accepted = 0
  fc.assert(
    fc.property(maybeMail, (input) => {
      const { mail } = validateContactmail(input)
      if (!mail) return
      accepted++
      expect(validateContactmail(mail)).toEqual({ mail })
      expect(mail.message.length).toBeLessThanOrEqual(messageLimit)
      expect(mail.message).not.toContain('\r')
      for (const field of contactmailFields) expect(mail[field].isWellFormed()).toBe(true)
    }),
    { numRuns: 1000 },
  )
  expect(accepted).toBeGreaterThan(20)
})
