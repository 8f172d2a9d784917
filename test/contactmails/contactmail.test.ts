import { describe, expect, it } from 'vitest'
import { noReason, reasons } from '../../src/contactmails/contact-reasons.ts'
import {
  type ContactmailField,
  contactmailFields,
  lineLimits,
  messageLimit,
  requiredFields,
  requiredFieldsMessage,
  validateContactmail,
} from '../../src/contactmails/contactmail.ts'
import { mailOf } from '../helpers/mail.ts'

const judge = (fields: Record<string, unknown>) => validateContactmail({ ...mailOf(), ...fields })
const refusedFields = (input: unknown) => validateContactmail(input).refusal?.issues.map(({ field }) => field)

it('takes an enquiry as it is', () => {
  expect(validateContactmail(mailOf())).toEqual({ mail: mailOf() })
})

describe.each(requiredFields)('%s', (field) => {
  it.each([
    ['missing', undefined],
    ['null', null],
    ['a number', 7],
    ['a boolean', true],
    ['a list', ['Other']],
    ['an object', { toString: 'Other' }],
    ['empty', ''],
    ['blanks', ' \t\r\n\u00a0\u3000'],
    ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
    ['fillers and selectors', '\u3164\u115f\u034f\ufe0f'],
  ])('is required: %s', (_case, value) => {
    const { mail, refusal } = judge({ [field]: value })
    expect(mail).toBeUndefined()
    expect(refusal?.message).toBe(requiredFieldsMessage)
    expect(refusal?.issues).toEqual([{ field, message: expect.stringMatching(/\S/) }])
  })

  it('is required to be there at all', () => {
    const { [field]: _, ...rest } = mailOf()
    expect(validateContactmail(rest).refusal?.message).toBe(requiredFieldsMessage)
    expect(refusedFields(rest)).toEqual([field])
  })
})

describe.each(contactmailFields)('%s', (field) => {
  it('loses the blanks around it', () => {
    const value = mailOf()[field]
    expect(judge({ [field]: `\u00a0\t ${value} \r\n` }).mail?.[field]).toBe(value)
  })

  it.each(['\ud800', '\udfff', 'x\udc00y'])('refuses a lone surrogate', (surrogate) => {
    expect(refusedFields({ ...mailOf(), [field]: mailOf()[field] + surrogate })).toEqual([field])
  })

  it.each(['\0', '\u0007', '\u001b', '\u007f', '\u009f'])('refuses the control character %j', (control) => {
    expect(refusedFields({ ...mailOf(), [field]: `${mailOf()[field]}${control}x` })).toEqual([field])
  })
})

describe.each(Object.keys(lineLimits) as (keyof typeof lineLimits)[])('%s is one line', (field) => {
  it('has a limit', () => {
    const fill = (length: number) => (field === 'email' ? emailOf(length) : 'x'.repeat(length))
    expect(judge({ [field]: fill(lineLimits[field]) }).mail?.[field]).toHaveLength(lineLimits[field])
    expect(refusedFields({ ...mailOf(), [field]: fill(lineLimits[field] + 1) })).toEqual([field])
  })
})

it('keeps no character of a name or subject that turns the letters after it around', () => {
  const typed = '\u202eAda\u202c \u2066\u202dQuill\u2069'
  expect(judge({ name: typed, subject: typed }).mail).toMatchObject({ name: 'Ada Quill', subject: 'Ada Quill' })
  expect(judge({ name: '\u202e\u2066' }).refusal?.issues).toMatchObject([{ field: 'name' }])
})

const breaks = ['\n', '\r', '\r\n', '\t', '\v', '\f', '\u0085', '\u2028', '\u2029', '\t\n']

it.each(breaks)('takes a name or subject that was pasted with %j as one line', (lineBreak) => {
  const pasted = `Ada${lineBreak}Quill`
  expect(judge({ name: pasted, subject: pasted }).mail).toMatchObject({ name: 'Ada Quill', subject: 'Ada Quill' })
  expect(refusedFields({ ...mailOf(), email: `ada@x.co${lineBreak}Bcc: eve@x.co` })).toEqual(['email'])
})

it.each(['\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  'takes %j in a message as a line break',
  (lineBreak) => {
    expect(judge({ message: `Dear all,${lineBreak}we\tcome.` }).mail?.message).toBe('Dear all,\nwe\tcome.')
  },
)

it.each([
  ['\u200bana@museum.example\u200b\u200e', 'ana@museum.example'],
  ['ana@mus\u00adeum.example\ufeff', 'ana@museum.example'],
  ['ana@m\u00fcller.example', 'ana@xn--mller-kva.example'],
  ['ana@mu\u0308ller.EXAMPLE', 'ana@xn--mller-kva.example'],
  ['ana@\u4f8b\u3048\u3002\u30c6\u30b9\u30c8', 'ana@xn--r8jz45g.xn--zckzah'],
  ['Ana@Museum.Example', 'Ana@Museum.Example'],
  ['ａｎａ＠ｍｕｓｅｕｍ．ｅｘａｍｐｌｅ', 'ana@museum.example'],
])('keeps the address %j as %s', (typed, kept) => {
  expect(judge({ email: typed }).mail?.email).toBe(kept)
})

it.each([
  'ana@m\u00fcller.example/x',
  'ana@m\u00fcller.example:80',
  'ana@m\u00fcller%41.example',
  'an\u00e4@x.co',
  'a@m\u00fcller',
])('refuses the address %j', (email) => {
  expect(refusedFields({ ...mailOf(), email })).toEqual(['email'])
})

it.each([
  [{ message: 'Our keeper\u0007 is 93.' }, 'Remove the hidden character (U+0007) after \u201cOur keeper\u201d.'],
  [{ subject: '\0Lamp' }, 'Remove the hidden character (U+0000) at the start.'],
  [{ name: `${'a'.repeat(30)}\ud800` }, `Remove the hidden character (U+D800) after \u201c${'a'.repeat(20)}\u201d.`],
])('says where the refused character is: %j', (fields, message) => {
  expect(judge(fields).refusal?.issues[0]?.message).toBe(message)
})

it('keeps a subject that is the same as the placeholder of the reasons', () => {
  expect(judge({ name: noReason, subject: noReason, message: noReason }).mail).toMatchObject({ subject: noReason })
})

it.each(reasons)('takes the reason %j', (reason) => {
  expect(judge({ reason }).mail?.reason).toBe(reason)
})

it.each(['other', 'OTHER', 'Others', 'Media', '-- Please Select One --', '__proto__', 'constructor'])(
  'refuses the reason %j',
  (reason) => {
    const { refusal } = judge({ reason })
    expect(refusal?.issues.map(({ field }) => field)).toEqual(['reason'])
    expect(refusal?.message).not.toBe(requiredFieldsMessage)
  },
)

it('takes the value of the placeholder as no reason', () => {
  expect(judge({ reason: noReason }).refusal).toMatchObject({
    message: requiredFieldsMessage,
    issues: [{ field: 'reason' }],
  })
})

it('names every field that is wrong, in the order of the form', () => {
  const wrong = { message: 'x'.repeat(messageLimit + 1), email: 'nobody', name: ' ', reason: 'Spam' }
  expect(refusedFields({ ...mailOf(), ...wrong })).toEqual(['name', 'email', 'reason', 'message'] as ContactmailField[])
})

it.each([null, undefined, 0, 7, true, '', 'a@b.co', [], [mailOf()], {}, () => mailOf()])(
  'refuses a body that is none: %j',
  (body) => {
    expect(validateContactmail(body).refusal?.message).toBe(requiredFieldsMessage)
  },
)

it('ignores keys that are none of its own', () => {
  const body = JSON.parse(`{"__proto__":{"admin":true},"constructor":1,"id":"x",${JSON.stringify(mailOf()).slice(1)}`)
  const { mail } = validateContactmail(body)
  expect(Object.keys(mail ?? {}).sort()).toEqual([...contactmailFields].sort())
  expect(mail).not.toHaveProperty('admin')
})

it('does not take fields from a __proto__ key', () => {
  const { message: _, ...rest } = mailOf()
  const body = JSON.parse(`{"__proto__":{"message":"hello"},${JSON.stringify(rest).slice(1)}`)
  expect(refusedFields(body)).toEqual(['message'])
})

function emailOf(length: number) {
  const domain = `@${'d'.repeat(60)}.${'e'.repeat(60)}.example`
  return 'x'.repeat(length - domain.length) + domain
}
