import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { insertContactmail } from '../../../src/contactmails/arrival/insert-contactmail.ts'
import { insertReceived } from '../../../src/contactmails/inbound/inbound-queries.ts'
import { sendMissed } from '../../../src/contactmails/jobs/send.ts'
import { received } from '../../database/contactmail-queries.ts'
import { forgetMails } from '../../helpers/contactmails.ts'
import { always, refusedWith } from '../../helpers/faults.ts'
import { mailOf } from '../../helpers/mail.ts'
import { outboxSite, queueKind } from '../../helpers/outbox.ts'
import { freshTeam } from '../../helpers/staff.ts'

const id = '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f001'
const [gone, here] = ['staff@forager.example', 'admin@forager.example']

it('a reply to a message of a disabled account is told to who else has replied, and the message is nobody’s', async () => {
  await freshTeam()
  await forgetMails()
  await insertContactmail(env.DB, { ...mailOf(), id, createdAt: '2026-11-24T18:00:00.000Z' })
  const reply = env.DB.prepare(
    `INSERT INTO entries (id, contactmail_id, direction, author, body, message_id, state, created_at)
     VALUES (?1, ?2, 'out', ?1, 'Yes.', ?1, 'sent', ?3)`,
  )
  await env.DB.batch([
    reply.bind(here, id, '2026-11-24T19:00:00.000Z'),
    reply.bind(gone, id, '2026-11-24T20:00:00.000Z'),
    env.DB.prepare('UPDATE user SET banned = 1 WHERE email = ?1').bind(gone),
    env.DB.prepare('UPDATE contactmails SET assignee = (SELECT id FROM user WHERE email = ?1)').bind(gone),
  ])
  const mail = { ...received, author: 'ada@museum.example' }
  expect(await insertReceived(env.DB, id, mail, { isReopening: true, isNotified: true })).toEqual({
    isStored: true,
    isTold: true,
  })
  const told = await env.DB.prepare(
    "SELECT email FROM outbox JOIN user ON user.id = data ->> 'to' WHERE data ->> 'event' = 'replied'",
  ).all()
  expect(told.results).toEqual([{ email: here }])
  expect(await env.DB.prepare('SELECT assignee FROM contactmails').first('assignee')).toBeNull()
})

it('what one account’s mail server refuses is given up; what the office’s refuses is not', async () => {
  const { site } = outboxSite(always({ error: refusedWith('E_RECIPIENT_SUPPRESSED') }))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await forgetMails()
  const { contactmailId } = await queueKind('notification')
  const data = JSON.stringify({ event: 'assigned', to: 'u', by: '', ids: [] })
  await env.DB.batch([
    env.DB.prepare("UPDATE contactmails SET assignee = 'u'"),
    env.DB.prepare(
      `INSERT INTO user (id, name, email, role, createdAt, updatedAt) VALUES ('u', 'U', 'u@f.example', 'staff', '', '')`,
    ),
    env.DB.prepare(
      "INSERT INTO outbox SELECT 'notice', kind, contactmail_id, NULL, ?1, created_at, state, next_attempt_at, NULL, NULL, 0, NULL, NULL FROM outbox WHERE contactmail_id = ?2",
    ).bind(data, contactmailId),
  ])
  for (let turn = 1; turn < 9; turn += 1) await sendMissed(site, new Date(Date.now() + turn * 90 * 60_000))
  const rows = await env.DB.prepare('SELECT id, state FROM outbox ORDER BY id').all()
  expect(rows.results).toMatchObject([{ id: 'notice', state: 'failed' }, { state: 'queued' }])
})
