import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { partnershipReason } from '../../src/contactmails/contact-reasons.ts'
import { type Contactmail, type ContactmailField, contactmailFields } from '../../src/contactmails/contactmail.ts'
import { alternateId } from '../../src/contactmails/contactmail-id.ts'
import { formWords } from '../../src/contactmails/form/form-words.ts'
import { ListedContactmailSchema } from '../../src/contactmails/listed-contactmail.ts'
import { buildNotification } from '../../src/contactmails/notifications/notification.ts'
import { paths } from '../../src/paths.ts'
import { privacy } from '../../src/site/content/content.ts'
import { exportColumns, exportFormats } from '../../src/staff/inbox/export/export.ts'

import { postJson } from '../helpers/api.ts'
import { attributesOf, mainText } from '../helpers/html.ts'
import { listedOf } from '../helpers/mail.ts'
import { htmlOf } from '../helpers/site.ts'
import { ask, freshTeam } from '../helpers/staff.ts'

/** What stands for each field that does not take any text; another is its own name with a mark. */
const given: Partial<Record<string, string>> = { email: 'zemail@zmark.example', reason: partnershipReason }
const markOf = (field: string) => given[field] ?? `z${field}mark`
const mail = Object.fromEntries(contactmailFields.map((field) => [field, markOf(field)])) as Contactmail
/** A choice from a list is a filter of its own. */
const searched = contactmailFields.filter((field) => field !== 'reason')

let staff = ''
let id = ''

beforeEach(async () => {
  staff = (await freshTeam()).staff
  const stored = await postJson(mail)
  expect(stored.status).toBe(201)
  id = ((await stored.json()) as { id: string }).id
})

const jsonOf = async <Body>(path: string): Promise<Body> => (await ask(path, { cookie: staff })).json()
const textAt = async (path: string) => (await ask(path, { cookie: staff })).text()
const notice = () => buildNotification(listedOf({ ...mail, id, createdAt: '2026-11-17T08:00:00.000Z' })).text

/** Where each field of an enquiry has to be: a new one that is forgotten fails here under the name of the place. */
const places: Record<string, (field: ContactmailField) => Promise<void> | void> = {
  'the column of its table': async (field) => {
    const row = await env.DB.prepare('SELECT * FROM contactmails WHERE id = ?1').bind(id).first()
    expect(row?.[field]).toBe(mail[field])
  },
  'the list of the inbox': async (field) => {
    const { contactMails } = await jsonOf<{ contactMails: Contactmail[] }>(paths.api.contactmails)
    expect(contactMails[0]?.[field]).toBe(mail[field])
  },
  'what the inbox lists, by its schema': (field) => expect(ListedContactmailSchema.entries).toHaveProperty(field),
  'the page of the message': async (field) =>
    expect(await mainText(await textAt(paths.admin.contactmail(id)))).toContain(mail[field]),
  'the columns of the export': (field) => expect(exportColumns).toContain(field),
  'the export as CSV': async (field) => expect(await textAt(paths.api.export('csv'))).toContain(mail[field]),
  'the export as JSON': async (field) => {
    const [first] = await jsonOf<Contactmail[]>(paths.api.export('json'))
    expect(first?.[field]).toBe(mail[field])
    expect(Object.keys(exportFormats)).toEqual(['csv', 'json'])
  },
  'the notice to staff': (field) => expect(notice().split(mail[field])).toHaveLength(2),
  'the id of a second mail under the same key': async (field) => {
    expect(await alternateId(id, { ...mail, [field]: 'another' })).not.toBe(await alternateId(id, mail))
  },
  'the words of the form': (field) => expect(formWords).toHaveProperty(field),
  'the contact form': async (field) =>
    expect(await attributesOf(await htmlOf(paths.contact), 'form [name]', 'name')).toContain(field),
  'the partnership form': async (field) =>
    expect(await attributesOf(await htmlOf(paths.ourCommunity), 'form [name]', 'name')).toContain(field),
  'what the privacy page says we keep': (field) => {
    const kept = privacy.sections.find((section) => section.id === 'kept')?.paragraphs[0] ?? ''
    expect(kept.toLowerCase()).toContain(formWords[field]?.toLowerCase() ?? field)
  },
}

describe.each(contactmailFields)('%s is in', (field) => {
  it.each(Object.entries(places))('%s', (_place, check) => check(field))
})

it.each(searched)('the search of the inbox goes through %s', async (field) => {
  const query = new URLSearchParams({ q: mail[field] })
  const { contactMails } = await jsonOf<{ contactMails: Contactmail[] }>(`${paths.api.contactmails}?${query}`)
  expect(contactMails).toHaveLength(1)
})

it('the privacy page says how many fields there are', () => {
  const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
  const kept = privacy.sections.find((section) => section.id === 'kept')?.paragraphs[0] ?? ''
  expect(kept).toContain(`the ${numbers[contactmailFields.length]} things you fill in`)
})
