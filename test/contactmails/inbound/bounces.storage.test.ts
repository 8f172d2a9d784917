import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { insertContactmail } from '../../../src/contactmails/arrival/insert-contactmail.ts'
import { receive } from '../../../src/contactmails/inbound/receive.ts'
import { threadToken } from '../../../src/contactmails/replies/addresses.ts'
import { listThread } from '../../../src/contactmails/replies/thread.ts'
import { testQueue } from '../../helpers/faults.ts'
import { emailOf, incoming } from '../../helpers/incoming.ts'
import { mailOf } from '../../helpers/mail.ts'

const ours = (token: string) => `References: <thread.${token}@forager.example>\r\n`
const reportWith = (type: string, returned: string) =>
  [
    '--b\r\nContent-Type: text/plain\r\n\r\nIt came back.',
    '--b\r\nContent-Type: message/delivery-status\r\n\r\nAction: failed',
    `--b\r\nContent-Type: ${type}\r\n\r\n${returned}`,
    '--b--',
  ].join('\r\n')
const report = { 'Content-Type': 'multipart/report; boundary=b; report-type=delivery-status' }

it.each<[string, Record<string, string>, { from?: string; to?: string; text?: (token: string) => string }]>([
  ['to the address of the thread', { From: 'mailer-daemon@x.example' }, {}],
  ['whose sender has no domain', { From: 'MAILER-DAEMON@mx1' }, { from: 'MAILER-DAEMON@mx1' }],
  ['whose sender has no address', { From: 'MAILER-DAEMON' }, {}],
  [
    'that returns our headers',
    { ...report, From: 'mailer-daemon@x.example' },
    { to: 'service@forager.example', text: (token) => reportWith('text/rfc822-headers', ours(token)) },
  ],
  [
    'that returns our e-mail',
    { ...report, From: 'mailer-daemon@x.example' },
    { to: 'service@forager.example', text: (token) => reportWith('message/rfc822', `${ours(token)}\r\nYes.`) },
  ],
])('a bounce %s opens its message again, due when it was', async (_case, headers, { from = '', to, text }) => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  const id = crypto.randomUUID()
  const token = await threadToken(String(env.BETTER_AUTH_SECRET), id)
  await insertContactmail(env.DB, { ...mailOf(), id, createdAt: '2026-11-17T08:00:00.000Z' })
  await env.DB.exec("UPDATE contactmails SET status = 'answered'")
  const { message, rejected } = incoming(
    emailOf(headers, text?.(token) ?? 'It came back.'),
    from,
    to ?? `reply+${token}@forager.example`,
  )
  await receive(message, { ...env, CONTACTMAILS: testQueue(), INBOUND_DOMAIN: 'forager.example' })
  expect(rejected).toEqual([])
  expect((await listThread(env.DB, id, {})).thread).toMatchObject([
    { direction: 'in', isAutomatic: true, body: expect.stringContaining('It came back.') },
  ])
  const row = await env.DB.prepare('SELECT status, opened_at FROM contactmails WHERE id = ?1').bind(id).first()
  expect(row).toEqual({ status: 'open', opened_at: null })
})
