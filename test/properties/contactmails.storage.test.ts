import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { noReason, reasons } from '../../src/contactmails/contact-reasons.ts'
import { contactmailFields, lineLimits, messageLimit, validateContactmail } from '../../src/contactmails/contactmail.ts'
import { bodyOf, post, postJson } from '../helpers/api.ts'
import { forgetMails, storedMails } from '../helpers/contactmails.ts'
import * as faults from '../helpers/faults.ts'

const bodies = 5000
/** Of these a half goes to the endpoint as JSON, a fifth as forms, the rest as bytes of any kind. */
const site = { DB: env.DB, ASSETS: env.ASSETS, CONTACTMAILS: faults.testQueue() }

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 380 }),
  fc.constantFrom(
    '',
    ' ',
    '\u200b',
    '\ud800',
    '\r\n',
    'a\r\nb',
    "Ada O'Brien",
    '\u202e',
    'x'.repeat(messageLimit),
    '\0',
  ),
)
const address = fc.oneof(fc.emailAddress(), text, fc.constantFrom("o'brien@x.co", 'a@b', 'a@b.c', 'a b@c.de'))
const reason = fc.oneof(fc.constantFrom(...reasons, noReason, 'Spam'), text)
/** Fields that are mostly right, so that many mails pass. */
const likely = fc.record(
  {
    name: fc.oneof(
      { weight: 4, arbitrary: fc.string({ minLength: 1, maxLength: lineLimits.name }) },
      { weight: 1, arbitrary: text },
    ),
    email: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom('ada@museum.example', "o'brien@x.co") },
      { weight: 1, arbitrary: address },
    ),
    subject: fc.oneof(
      { weight: 4, arbitrary: fc.string({ minLength: 1, maxLength: 40 }) },
      { weight: 1, arbitrary: text },
    ),
    reason: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...reasons) }, { weight: 1, arbitrary: reason }),
    message: fc.oneof(
      { weight: 4, arbitrary: fc.string({ minLength: 1, maxLength: 380 }) },
      { weight: 1, arbitrary: text },
    ),
    homepage: fc.oneof(fc.constant(''), text),
  },
  { requiredKeys: [] },
)
const whole = fc
  .tuple(likely, likely)
  .map(([a, b]) => ({ name: 'Ada', email: 'a@b.example', subject: 's', reason: 'Other', message: 'm', ...a, ...b }))
const odd = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(fc.constantFrom(...contactmailFields, '__proto__', 'id', 'filledIn', 'turnstile'), fc.jsonValue()),
)
const json = fc.oneof({ weight: 3, arbitrary: whole }, { weight: 1, arbitrary: likely }, { weight: 2, arbitrary: odd })
const types = [
  'application/json',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'text/plain',
  '',
]

/** Runs it for so many generated values; a failure names the value and the seed. */
const holds = <T>(arbitrary: fc.Arbitrary<T>, count: number, property: (value: T) => Promise<void>) =>
  fc.assert(fc.asyncProperty(arbitrary, property), { numRuns: count })

beforeAll(forgetMails)

it('JSON is stored if and only if the browser’s own classification would let it be sent', async () => {
  let accepted = 0
  await holds(json, bodies / 2, async (body) => {
    const verdict = validateContactmail(JSON.parse(JSON.stringify(body)))
    const response = await postJson(JSON.stringify(body), {}, site)
    const answer = await bodyOf(response)
    if (verdict.mail) {
      accepted += 1
      expect(response.status).toBe(201)
    } else {
      expect(response.status).toBe(400)
      expect({ message: answer.message, issues: answer.issues }).toEqual(verdict.refusal)
    }
  })
  expect(accepted).toBeGreaterThan(bodies / 20)
  expect(await storedMails()).toHaveLength(accepted)
}, 60_000)

it('a form is judged as the browser judges the same fields', async () => {
  await holds(whole, bodies / 5, async (fields) => {
    const form = new URLSearchParams(fields)
    const verdict = validateContactmail(Object.fromEntries(form))
    const response = await post(form, {}, site)
    expect(response.status).toBe(verdict.mail ? 201 : 400)
  })
}, 60_000)

it('bytes of any kind, under any type and key, are answered and never with a failure', async () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.string({ maxLength: 200 }),
    json.map((value) => JSON.stringify(value)),
  )
  const requests = fc.record({
    body: bytes,
    type: fc.constantFrom(...types),
    key: fc.option(fc.oneof(fc.uuid(), fc.stringMatching(/^[\x20-\x7e]*$/)), { nil: undefined }),
  })
  await holds(requests, bodies * 0.3, async ({ body, type, key }) => {
    const headers = { 'Content-Type': type, ...(key !== undefined && { 'Idempotency-Key': key }) }
    const response = await post(body as RequestInit['body'], headers, site)
    expect([201, 400, 413, 415, 422]).toContain(response.status)
  })
}, 60_000)

it('no stored row breaks a rule', async () => {
  const rows = await storedMails()
  expect(rows.length).toBeGreaterThan(bodies / 20)
  for (const { id: _, created_at: __, ...mail } of rows) expect(validateContactmail(mail)).toEqual({ mail })
})
