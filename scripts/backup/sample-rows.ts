import { reasons } from '../../src/contactmails/contact-reasons.ts'
import type { Row } from './rows.ts'

/** Texts that quoting, splitting into lines and encoding might spoil. */
const texts = [
  'Our keeper is ninety-three. Could you come in May?',
  'It\'s "quoted"; DROP TABLE contactmails; --',
  'Two lines\nand a tab\there\r\nand ?1 no place',
  'Île-à-la-Crosse 北斎 🛶 e\u0301',
  'separators \u2028 and \u2029 inside, and a NUL: \0.',
  '{"table":"audit","row":{}}',
]
const textOf = (number: number) => texts[number % texts.length] ?? ''
const atMinute = (number: number) => new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString()

/** Invented rows for every table of a backup: this many enquiries, and what hangs on them. */
export async function* sampleRows(enquiries: number): AsyncGenerator<{ table: string; row: Row }> {
  const dates = { createdAt: atMinute(0), updatedAt: atMinute(1) }
  yield { table: 'user', row: { id: 'u', name: 'Ada', email: 'ada@forager.example', role: 'admin', ...dates } }
  yield {
    table: 'account',
    row: { id: 'a', accountId: 'u', providerId: 'credential', userId: 'u', password: 'salt:key', ...dates },
  }
  yield { table: 'session', row: { id: 's', token: 't', userId: 'u', expiresAt: atMinute(60), ...dates } }
  yield { table: 'twoFactor', row: { id: 'f', secret: 'x', backupCodes: 'y', userId: 'u', lastStep: 58_000_000 } }
  for (let number = 0; number < enquiries; number++) yield { table: 'contactmails', row: contactmail(number) }
  for (let number = 0; number < enquiries; number += 3) yield { table: 'entries', row: reply(number) }
  for (let number = 0; number < enquiries; number += 5) yield { table: 'entries', row: note(number) }
  yield { table: 'saved_replies', row: { id: 'w', name: 'Welcome', body: textOf(2), updated_at: atMinute(2) } }
  yield { table: 'dead_letters', row: { hour: '2026-01-01T00', count: 3 } }
  yield { table: 'audit', row: { at: atMinute(4), actor: 'ada@forager.example', action: 'mail-read', subject: 'm1' } }
}

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

function contactmail(number: number) {
  const created_at = atMinute(number)
  return {
    id: idOf(number),
    name: textOf(number),
    email: `sender${number}@museum.example`,
    subject: textOf(number + 1),
    reason: reasons[number % reasons.length],
    message: textOf(number + 2),
    created_at,
    receipt_sent_at: number % 2 ? created_at : null,
  }
}

export const sampleFile = 'f0000000-0000-4000-8000-000000000000'

function reply(number: number) {
  const attachments =
    number === 0 ? [{ name: 'a.pdf', type: 'application/pdf', size: 3_000_000, file: sampleFile }] : []
  return {
    ...note(number),
    id: `r${number}`,
    attachments: JSON.stringify(attachments),
    message_id: `<${number}@forager.example>`,
    direction: 'out',
    state: 'sent',
  }
}

function note(number: number) {
  return {
    id: `n${number}`,
    contactmail_id: idOf(number),
    direction: 'note',
    author: 'ada@forager.example',
    body: textOf(number),
    created_at: atMinute(number),
    state: 'noted',
  }
}
