import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { insertContactmail } from '../../../src/contactmails/arrival/insert-contactmail.ts'
import { queueReply, retryReply } from '../../../src/contactmails/jobs/queue-reply.ts'
import { send, sendMissed } from '../../../src/contactmails/jobs/send.ts'
import { handleEvent } from '../../../src/contactmails/replies/delivery-event.ts'
import { newSecret } from '../../../src/contactmails/webhooks/webhook.ts'
import { insertWebhook } from '../../../src/contactmails/webhooks/webhook-queries.ts'
import type { Bindings } from '../../../src/env.ts'
import { always, faultyDatabase, losingAnswers, refusedWith, testMailer } from '../../helpers/faults.ts'
import { mailOf } from '../../helpers/mail.ts'

const contactmailId = '7a1f3c52-0f5e-4b69-9a4e-3a1f4a6f2f10'
const failing = testMailer(always({ error: refusedWith('E_RECIPIENT_SUPPRESSED') }))
const site = { ...env, MAILER: failing, REPLY_DOMAIN: 'forager.example' } as Bindings
const changes = async () => {
  const { results } = await env.DB.prepare(
    "SELECT data FROM outbox WHERE data ->> 'event' = 'enquiry.status_changed' ORDER BY rowid",
  ).all()
  return results.map(({ data }) => {
    const { from, to } = JSON.parse(String(data))
    return { from, to }
  })
}

beforeEach(async () => {
  await env.DB.batch(
    ['outbox', 'webhooks', 'entries', 'contactmails'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  )
  const webhook = { id: '1b2c3d4e-0000-4000-8000-000000000000', url: 'https://crm.example/hooks/forager' }
  await insertWebhook(env.DB, { ...webhook, secret: newSecret(), limit: 10 })
  await insertContactmail(env.DB, { ...mailOf(), id: contactmailId, createdAt: '2026-11-20T18:00:00.000Z' })
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('webhooks, of an answer that cannot be sent,', () => {
  it('are told that it opens its enquiry again, as of another try', async () => {
    const replyId = crypto.randomUUID()
    await queueReply(site, contactmailId, 'staff@forager.example', {
      replyId,
      text: 'Yes.',
      status: 'answered',
      seen: '',
    })
    await send(site, replyId)
    const opened = { from: 'answered', to: 'open' }
    expect(await changes()).toEqual([{ from: 'open', to: 'answered' }, opened])
    await retryReply(site, replyId, contactmailId)
    await send(site, replyId)
    expect((await changes()).slice(2)).toEqual([{ from: 'open', to: 'answered' }, opened])
  })

  it('are told the same if it comes back after it was sent', async () => {
    const replyId = crypto.randomUUID()
    const reply = { replyId, text: 'Yes.', status: 'closed', seen: '' } as const
    const sending = { ...site, MAILER: testMailer() }
    await queueReply(sending, contactmailId, 'staff@forager.example', reply)
    await send(sending, replyId)
    await handleEvent(site, {
      type: 'cf.email.sending.message.bounced',
      payload: { messageId: '<m1@mail.example>' },
    } as { type: string })
    expect((await changes()).at(-1)).toEqual({ from: 'closed', to: 'open' })
  })

  it('are told the same if its try broke off', async () => {
    const replyId = crypto.randomUUID()
    const reply = { replyId, text: 'Yes.', status: 'closed', seen: '' } as const
    await queueReply(site, contactmailId, 'staff@forager.example', reply)
    await env.DB.prepare(
      "UPDATE outbox SET state = 'sending', claim = 'x', claimed_at = '2026-01-01T00:00:00.000Z' WHERE kind = 'reply'",
    ).run()
    await sendMissed(site)
    await sendMissed(site)
    expect(await changes()).toEqual([
      { from: 'open', to: 'closed' },
      { from: 'closed', to: 'open' },
    ])
  })

  it('are told it though D1’s answers are lost', async () => {
    const replyId = crypto.randomUUID()
    const reply = { replyId, text: 'Yes.', status: 'answered', seen: '' } as const
    await queueReply(site, contactmailId, 'staff@forager.example', reply)
    await send({ ...site, DB: faultyDatabase(env.DB, losingAnswers()) }, replyId)
    const opened = { from: 'answered', to: 'open' }
    expect(await changes()).toEqual([{ from: 'open', to: 'answered' }, opened])
    await retryReply({ ...site, DB: faultyDatabase(env.DB, losingAnswers()) }, replyId, contactmailId)
    expect((await changes()).slice(2)).toEqual([{ from: 'open', to: 'answered' }])
  })
})
