import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { insertContactmail } from '../../../src/contactmails/arrival/insert-contactmail.ts'
import { receive } from '../../../src/contactmails/inbound/receive.ts'
import { threadToken } from '../../../src/contactmails/replies/addresses.ts'
import { forgetMails } from '../../helpers/contactmails.ts'
import { testMailer, testQueue } from '../../helpers/faults.ts'
import { emailOf, incoming } from '../../helpers/incoming.ts'
import { mailOf } from '../../helpers/mail.ts'
import { freshTeam } from '../../helpers/staff.ts'

const id = '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f001'
const site = {
  ...env,
  MAILER: testMailer(),
  CONTACTMAILS: testQueue(),
  INBOUND_DOMAIN: 'forager.example',
  NOTIFY_TO: 'desk@office.example',
}

it.each<[string, string, number, Record<string, string>]>([
  ['nobody', 'open', 1, {}],
  ['Ada@Museum.example', 'answered', 0, {}],
  ['ada@forms.example', 'answered', 0, { 'Reply-To': 'ada@forms.example' }],
])('while %s is blocked, what ada writes into a thread leaves it %s, and %i are told', async (...row) => {
  const [blocked, status, told, headers] = row
  vi.spyOn(console, 'info').mockImplementation(() => {})
  await freshTeam()
  await forgetMails()
  await env.DB.exec('DELETE FROM blocked_senders')
  await insertContactmail(env.DB, { ...mailOf({ email: 'ada@museum.example' }), id, createdAt: '2026-11-24T18:00:00Z' })
  await env.DB.exec('DELETE FROM outbox')
  await env.DB.exec("UPDATE contactmails SET status = 'answered', assignee = (SELECT min(id) FROM user)")
  await env.DB.prepare("INSERT INTO blocked_senders VALUES (lower(?1), 'a@forager.example', '2026')")
    .bind(blocked)
    .run()
  const token = await threadToken(String(env.BETTER_AUTH_SECRET), id)
  const { message, rejected } = incoming(emailOf(headers), undefined, `reply+${token}@forager.example`)
  await receive(message, site)
  expect(rejected).toEqual([])
  const counts = await env.DB.prepare(
    `SELECT status, (SELECT count(*) FROM entries) AS entries, (SELECT count(*) FROM outbox) AS told FROM contactmails`,
  ).all()
  expect(counts.results).toEqual([{ status, entries: 1, told }])
})
