import { describe, expect, it } from 'vitest'
import { noReason, reasons } from '../../../../src/contactmails/contact-reasons.ts'
import {
  contactmailFields,
  lineLimits,
  messageLimit,
  requiredFields,
} from '../../../../src/contactmails/contactmail.ts'
import { formWords } from '../../../../src/contactmails/form/form-words.ts'
import { paths } from '../../../../src/paths.ts'
import { company, contact, contactInfo, messagingLink } from '../../../../src/site/content/content.ts'
import { downloads } from '../../../../src/ui/picture/catalogue.ts'
import { attributesOf, findAll, mainText } from '../../../helpers/html.ts'
import { htmlOf } from '../../../helpers/site.ts'

const html = await htmlOf(paths.contact)

it('has address, phone, messaging app, e-mail, sales and social links', async () => {
  const text = await mainText(html)
  for (const part of ['street', 'city', 'province', 'postalCode', 'country'] as const) {
    expect(text).toContain(contactInfo[part])
  }
  expect(await attributesOf(html, 'main a', 'href')).toEqual(
    expect.arrayContaining([
      `tel:${contactInfo.phoneE164}`,
      messagingLink(),
      ...contactInfo.emails.map(({ address }) => `mailto:${address}`),
      ...company.socialLinks.flatMap(({ href }) => href || []),
    ]),
  )
  expect(await findAll(html, 'main li > svg')).toHaveLength(4)
})

it('separates its maps, also where its text is copied', async () => {
  const { app, apple, web } = contact.map
  expect(await mainText(html)).toContain(`${app} ${apple} ${web} `)
})

it('offers a card that address books open by the ending of its name', async () => {
  const [card] = await findAll(html, 'main a[download]')
  expect(card?.attributes).toMatchObject({ href: `/${downloads.card}`, download: `${company.name}.vcf` })
})

it('has a street address that browsers do not translate', async () =>
  expect(await attributesOf(html, 'main address', 'translate')).toEqual(['no']))

describe('the form', () => {
  it('posts natively without script', async () => {
    const [form] = await findAll(html, 'main form')
    expect(form?.attributes).toMatchObject({ action: paths.api.contactmails, method: 'post', id: 'contact' })
    expect(await findAll(html, 'form button[type=submit]')).toHaveLength(1)
  })

  it('says of no field that it is invalid before anything is typed', async () => {
    expect(await attributesOf(html, 'form .field', 'aria-invalid')).toEqual(contactmailFields.map(() => 'false'))
  })

  it.each(contactmailFields)('has the field %s, with an asterisk if it is required', async (name) => {
    const fields = await findAll(html, `form [name=${name}]`)
    expect(fields).toHaveLength(1)
    const isRequired = requiredFields.includes(name)
    expect('required' in (fields[0]?.attributes ?? {})).toBe(isRequired)
    const [label] = await findAll(html, `label[for="${fields[0]?.attributes.id}"]`)
    expect(label?.text).toBe(`${formWords[name]}${isRequired ? '\u00a0*' : ''}`)
  })

  it.each([...Object.entries(lineLimits), ['message', messageLimit]] as const)(
    'limits %s to %i',
    async (name, limit) => {
      expect(await attributesOf(html, `form [name=${name}]`, 'maxlength')).toEqual([String(limit)])
    },
  )

  it('shows the e-mail keyboard for the address', async () => {
    expect(await attributesOf(html, 'form [name=email]', 'type')).toEqual(['email'])
  })

  it('offers the reasons after a placeholder', async () => {
    const options = await findAll(html, 'form select[name=reason] option')
    expect(options.map(({ text }) => text)).toEqual(['-- Please Select One --', ...reasons])
    expect(options[0]?.attributes.value).toBe(noReason)
    expect(noReason).toBe('hide')
    expect(options.filter(({ attributes }) => 'selected' in attributes)).toEqual([options[0]])
  })
})
