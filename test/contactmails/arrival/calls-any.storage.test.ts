import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { reasons } from '../../../src/contactmails/contact-reasons.ts'
import { contactmailFields, validateContactmail } from '../../../src/contactmails/contactmail.ts'
import { post, postJson } from '../../helpers/api.ts'
import { forgetMails, storedMails } from '../../helpers/contactmails.ts'
import { mailOf } from '../../helpers/mail.ts'

beforeEach(forgetMails)

const text = fc.string({ unit: 'binary', maxLength: 380 })
const anyMail = fc.record(
  {
    name: fc.oneof(text, fc.constant('Ada')),
    email: fc.emailAddress(),
    subject: fc.oneof(text, fc.constant('Boats')),
    reason: fc.constantFrom(...reasons, 'hide'),
    message: fc.oneof(text, fc.lorem()),
  },
  { requiredKeys: ['email', 'reason'] },
)
const anyBody = fc.oneof(fc.jsonValue(), anyMail, fc.dictionary(fc.constantFrom(...contactmailFields), fc.jsonValue()))

it('agrees with the classification of the browser about any JSON', async () => {
  const accepted: unknown[] = []
  await fc.assert(
    fc.asyncProperty(anyBody, async (body) => {
      const json = JSON.stringify(body)
      const { mail, refusal } = validateContactmail(JSON.parse(json))
      const response = await postJson(json)
      expect(response.status).toBe(mail ? 201 : 400)
      if (mail) accepted.push(mail)
      else expect(await response.json()).toEqual(refusal)
    }),
    { numRuns: 300 },
  )
  expect(accepted).not.toEqual([])
  expect(await storedMails()).toMatchObject(accepted)
})

it.each(['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
  'never fails at any bytes sent as %s',
  async (type) => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        const { status } = await post(bytes, { 'Content-Type': type })
        expect([400, 415]).toContain(status)
      }),
      { numRuns: 60 },
    )
    expect(await storedMails()).toEqual([])
  },
)

it('keeps what it accepts exactly as it was judged', async () => {
  const { mail } = validateContactmail(mailOf({ name: '  🛶 Ñandú ', message: '\t‮ a\r\n\tb' }))
  await postJson(mail)
  expect(await storedMails()).toMatchObject([mail])
})
