import type { Contactmail } from '../../src/contactmails/contactmail.ts'

/** An enquiry that is accepted, with these fields in place of its own. */
export const mailOf = (fields: Partial<Contactmail> = {}): Contactmail => ({
  name: 'Ada Quill',
  email: 'ada@museum.example',
  subject: 'A film for our harbour',
  reason: 'Service Enquiry',
  message: 'Our keeper is ninety-three.\nCould you come in May?',
  ...fields,
})
