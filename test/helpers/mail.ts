import type { Contactmail } from '../../src/contactmails/contactmail.ts'
import type { ListedContactmail } from '../../src/contactmails/listed-contactmail.ts'

/** An enquiry that is accepted, with these fields in place of its own. */
export const mailOf = (fields: Partial<Contactmail> = {}): Contactmail => ({
  name: 'Ada Quill',
  email: 'ada@museum.example',
  subject: 'A film for our harbour',
  reason: 'Service Enquiry',
  message: 'Our keeper is ninety-three.\nCould you come in May?',
  ...fields,
})

/** The same as staff read it: open, unread and unchanged. */
export const listedOf = (
  fields: Partial<ListedContactmail> & { id: string; createdAt: string },
): ListedContactmail => ({
  ...mailOf(),
  verdict: 'ham',
  verdictReasons: '',
  rulesVerdict: null,
  readAt: null,
  status: 'open',
  openedAt: fields.createdAt,
  answeredAt: null,
  changedAt: null,
  receiptSentAt: null,
  assignee: null,
  assigneeName: null,
  source: 'form',
  about: '',
  topic: '',
  dueAt: null,
  ...fields,
})
