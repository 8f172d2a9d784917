import { env } from 'cloudflare:workers'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { insertContactmail } from '../../../src/contactmails/arrival/insert-contactmail.ts'
import { receive } from '../../../src/contactmails/inbound/receive.ts'
import { send, sendMissed } from '../../../src/contactmails/jobs/send.ts'
import { enqueueNew } from '../../../src/contactmails/outbox/enqueue.ts'
import { newSecret, webhookDelays } from '../../../src/contactmails/webhooks/webhook.ts'
import { insertWebhook, replaceSecret, setWebhookEnabled } from '../../../src/contactmails/webhooks/webhook-queries.ts'
import type { Bindings } from '../../../src/env.ts'
import { changeContactmails } from '../../../src/staff/inbox/changes/changes.ts'
import { brokenDatabase } from '../../helpers/contactmails.ts'
import { emailOf, incoming } from '../../helpers/incoming.ts'
import { mailOf } from '../../helpers/mail.ts'

const contactmailId = '7a1f3c52-0f5e-4b69-9a4e-3a1f4a6f2f10'
const webhookId = '1b2c3d4e-0000-4000-8000-000000000000'
const url = 'https://crm.example/hooks/forager'
const createdAt = '2026-11-20T18:00:00.000Z'
const topic = { about: '/brands/fvi', topic: 'Forager Virtual' }

type Sent = { url: string; headers: Record<string, string>; body: string; redirect: RequestRedirect | undefined }
let sent: Sent[] = []
let queued: { id: string; delay: number }[] = []
let answer: () => Response | Promise<Response>
let secret = ''

const CONTACTMAILS = {
  sendBatch: async (messages: { body: { id: string } }[], { delaySeconds = 0 } = {}) => {
    const ids = messages.map(({ body }) => body.id).filter((id) => id.startsWith('msg_'))
    queued.push(...ids.map((id) => ({ id, delay: delaySeconds })))
  },
}
const bindings = { ...env, CONTACTMAILS } as unknown as Bindings

beforeEach(async () => {
  sent = []
  queued = []
  answer = () => new Response(null, { status: 204 })
  vi.stubGlobal('fetch', async (to: string, { headers, body, redirect }: RequestInit) => {
    sent.push({ url: to, headers: headers as Record<string, string>, body: String(body), redirect })
    return answer()
  })
  await env.DB.batch(['outbox', 'webhooks', 'contactmails'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
  secret = newSecret()
  await insertWebhook(env.DB, { id: webhookId, url, secret, limit: 10 })
  await insertContactmail(env.DB, { ...mailOf(), ...topic, id: contactmailId, createdAt })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const stored = () => env.DB.prepare("SELECT state, attempts, error FROM outbox WHERE kind = 'webhook'").first()
const setStatus = async (status: 'answered' | 'closed', site = bindings) => {
  await changeContactmails(env.DB, [contactmailId], { kind: 'status', status }, { actor: '' })
  await enqueueNew(site, [contactmailId], 'webhook')
}
/** Delivers the last message once its delay has passed. */
const deliverQueued = async (now = new Date()) => {
  const { id = '' } = queued.at(-1) ?? {}
  await send(bindings, id, now)
  return id
}

it('a new enquiry is sent once, signed so that the Standard Webhooks library accepts it', async () => {
  await enqueueNew(bindings, [contactmailId])
  expect(queued).toHaveLength(1)
  const id = await deliverQueued()
  await send(bindings, id)
  expect(sent).toMatchObject([{ url, redirect: 'manual', headers: { 'webhook-id': id } }])
  const [{ body, headers } = { body: '', headers: {} }] = sent
  expect(new Webhook(secret).verify(body, headers)).toEqual({
    type: 'enquiry.created',
    timestamp: createdAt,
    data: {
      id: contactmailId,
      reference: '7A1F3C52',
      ...mailOf(),
      ...topic,
      createdAt,
      source: 'form',
      verdict: 'ham',
    },
  })
  expect(() => new Webhook(newSecret()).verify(body, headers)).toThrow()
  expect(await stored()).toEqual({ state: 'sent', attempts: 1, error: null })
})

it('a change of status is sent without anything personal', async () => {
  await setStatus('answered')
  await deliverQueued()
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
    type: 'enquiry.status_changed',
    timestamp: expect.stringMatching(/^2.*Z$/),
    data: { id: contactmailId, reference: '7A1F3C52', from: 'open', to: 'answered' },
  })
})

it('both secrets sign while one replaces the other, then the new one alone', async () => {
  const next = newSecret()
  await replaceSecret(env.DB, webhookId, next, new Date(Date.now() + 60_000))
  await enqueueNew(bindings, [contactmailId])
  const id = await deliverQueued()
  for (const valid of [secret, next])
    expect(() => new Webhook(valid).verify(String(sent[0]?.body), sent[0]?.headers ?? {})).not.toThrow()
  await env.DB.prepare("UPDATE outbox SET state = 'queued'").run()
  await env.DB.prepare("UPDATE webhooks SET previous_until = '2026-01-01'").run()
  await send(bindings, id)
  expect(() => new Webhook(secret).verify(String(sent[1]?.body), sent[1]?.headers ?? {})).toThrow()
})

describe('an enquiry that came by e-mail', () => {
  const site = { ...bindings, INBOUND_DOMAIN: 'in.forager.example' }
  const receiveAndNotify = async (headers: Record<string, string>, from = 'ada@museum.example') => {
    await receive(incoming(emailOf(headers), from).message, site)
    for (const { id } of queued.splice(0)) await send(site, id)
  }

  it('is announced with where it came from', async () => {
    await receiveAndNotify({ 'Message-ID': '<1@museum.example>', Subject: 'A film' })
    expect(sent).toHaveLength(1)
    expect(JSON.parse(String(sent[0]?.body))).toMatchObject({
      type: 'enquiry.created',
      data: { subject: 'A film', email: 'ada@museum.example', source: 'email', verdict: 'ham' },
    })
  })

  it('is not announced if a machine sent it', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {})
    await receiveAndNotify({ 'Message-ID': '<2@museum.example>', 'Auto-Submitted': 'auto-replied' })
    expect(sent).toEqual([])
  })

  it('says the same at each try, though staff found it to be spam', async () => {
    await enqueueNew(bindings, [contactmailId])
    await env.DB.prepare("UPDATE contactmails SET verdict = 'spam', rules_verdict = 'ham'").run()
    await deliverQueued()
    expect(JSON.parse(String(sent[0]?.body)).data.verdict).toBe('ham')
  })
})

describe('a receiver that fails', () => {
  it.each([
    ['with 500', () => new Response('', { status: 500 }), 'the receiver answered 500'],
    [
      'by a redirect, which is not followed',
      () => Response.redirect('https://10.0.0.1/', 302),
      'the receiver answered 302',
    ],
    ['by not answering', () => Promise.reject(new Error('Connection lost')), 'the receiver could not be reached'],
  ])('%s is tried again, later each time, and then given up', async (_name, failing, error) => {
    vi.spyOn(console, 'info').mockImplementation(() => {})
    answer = failing
    await enqueueNew(bindings, [contactmailId])
    let now = Date.now()
    for (const [attempts, delay] of [0, ...webhookDelays].entries()) {
      if (attempts > 0) await deliverQueued(new Date(now + delay * 1000 - 3000))
      expect(sent).toHaveLength(attempts)
      now += delay * 1000
      await deliverQueued(new Date(now))
      expect(sent).toHaveLength(attempts + 1)
    }
    // Old messages in the queue would say that nothing takes them out. The schedule makes the later attempts.
    expect(queued.map(({ delay }) => delay)).toEqual([0, 5, 300])
    expect(await stored()).toEqual({ state: 'failed', attempts: webhookDelays.length + 1, error })
    await send(bindings, queued[0]?.id ?? '')
    expect(sent).toHaveLength(webhookDelays.length + 1)
  })
})

describe('nothing is sent', () => {
  it('by a paused webhook', async () => {
    await enqueueNew(bindings, [contactmailId])
    await setWebhookEnabled(env.DB, webhookId, false)
    await deliverQueued()
    await setStatus('closed')
    expect(sent).toEqual([])
    expect(new Set(queued.map(({ id }) => id)).size).toBe(1)
  })
})

it('a webhook leaves in the end though the database fails right after the change', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await setStatus('closed', { ...bindings, DB: brokenDatabase })
  await sendMissed(bindings, new Date(Date.now() + 11 * 60_000))
  expect(sent.map(({ body }) => JSON.parse(body).type)).toContain('enquiry.status_changed')
})

it('deliveries to a disabled webhook wait until it is enabled', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000)
  for (const [isEnabled, count] of [[false, 0] as const, [true, 1] as const]) {
    await setWebhookEnabled(env.DB, webhookId, isEnabled)
    await sendMissed(bindings, tomorrow)
    expect(sent).toHaveLength(count)
  }
})
