import { env } from 'cloudflare:workers'
import type { MessageBatch } from '@cloudflare/workers-types'
import { Hono } from 'hono'
import { createElement } from 'react'
import { vi } from 'vitest'
import { app } from '../../src/app.ts'
import { insertContactmail } from '../../src/contactmails/arrival/insert-contactmail.ts'
import { inboundRateLimits } from '../../src/contactmails/inbound/inbound-rate-limits.ts'
import { retentionCron } from '../../src/contactmails/jobs/scheduled.ts'
import { send as sendMessage } from '../../src/contactmails/jobs/send.ts'
import { enqueueNew } from '../../src/contactmails/outbox/enqueue.ts'
import { type KindName, kindNames } from '../../src/contactmails/outbox/kind.ts'
import { readListed } from '../../src/contactmails/queries.ts'
import { receiptLimits } from '../../src/contactmails/receipts/receipt-limits.ts'
import type { AppEnv, Bindings } from '../../src/env.ts'
import worker from '../../src/index.ts'
import type { LogEvent } from '../../src/log-events.ts'
import { paths } from '../../src/paths.ts'
import { Document } from '../../src/site/layout/document.tsx'
import type { PageMeta } from '../../src/site/layout/page-meta.ts'
import { metas } from '../../src/site/pages/all.ts'
import { render } from '../../src/site/rendering/renderer.tsx'
import { createAuth } from '../../src/staff/guards/better-auth.ts'
import { brokenDatabase, refusingQueue } from './contactmails.ts'
import { always, testMailer } from './faults.ts'
import { emailWith, incoming } from './incoming.ts'
import { mailOf } from './mail.ts'
import { addWebhook, failingToRecord, outboxSite, queueKind } from './outbox.ts'

const away = () => Promise.reject(new Error('away'))
const context = { waitUntil() {}, passThroughOnException() {} } as never
const ask = async (path: string, init: RequestInit, bindings: object) => {
  const response = await worker.fetch(
    new Request(`https://forager.example${path}`, init),
    { ...env, ...bindings },
    context,
  )
  await response.text()
}
const send = (bindings: object) => {
  const headers = { 'Content-Type': 'application/json', 'CF-Connecting-IP': '203.0.113.1' }
  return ask(paths.api.contactmails, { method: 'POST', body: JSON.stringify(mailOf()), headers }, bindings)
}
const listOld = async () => ({ objects: [{ key: 'a', uploaded: new Date(0) }] })
const get = (from: string, bindings: object, text = 'y', raw = `Subject: x\r\n\r\n${text}`) =>
  worker.email(incoming(raw, from).message, {
    ...env,
    INBOUND_DOMAIN: 'forager.example',
    ...bindings,
  })
const deliver = (queue: string, bindings: object, body: object = { kind: 'unknown' }) => {
  const message = { id: 'm', body, attempts: 1, ack() {}, retry() {} }
  return worker.queue({ queue, messages: [message] } as unknown as MessageBatch, { ...env, ...bindings })
}
const run = (cron: string, bindings: object) =>
  worker.scheduled({ cron, scheduledTime: Date.now(), noRetry() {} }, { ...env, ...bindings } as Bindings)

const [meta] = metas as [PageMeta]
const brokenPage = new Hono<AppEnv>().use(render(Document)).get('/', (c) => c.render(createElement(fail), { meta }))
brokenPage.onError((_error, c) => c.text('broken', 500))

const withMessage =
  (kind: KindName, use: (message: { id: string; contactmailId: string }) => Promise<void>) => async () => {
    await addWebhook()
    await use(await queueKind(kind))
  }

/** For each kind of outgoing message, the service fails. */
const outboxFaults = Object.fromEntries(
  kindNames.map((kind) => [
    `${kind}-failed`,
    withMessage(kind, ({ id }) => sendMessage(outboxSite(always({ error: new Error('away') })).site, id)),
  ]),
) as Record<`${KindName}-failed`, () => Promise<void>>

/** The fault that causes each event. docs/runbook.md says what to do about it. */
export const logFaults: Record<LogEvent, () => unknown> = {
  'access-keys-unavailable': () => {
    vi.stubGlobal('fetch', away)
    const headers = { 'Cf-Access-Jwt-Assertion': 'eyJhbGciOiJSUzI1NiIsImtpZCI6ImsifQ.e30.AA' }
    const bindings = { ACCESS_TEAM_DOMAIN: 'away.cloudflareaccess.com', ACCESS_AUD: '0'.repeat(64) }
    return ask(paths.login, { headers }, bindings)
  },
  'analytics-failed': () =>
    ask(
      '/',
      {},
      {
        ANALYTICS: {
          writeDataPoint: () => {
            throw new Error('full')
          },
        },
      },
    ),
  'better-auth': async () => {
    const auth = createAuth({ db: env.DB, secret: String(env.BETTER_AUTH_SECRET), origin: 'https://forager.example' })
    ;(await auth.$context).logger.error('Failed to read the session')
  },
  'contactmail-lost': () => send({ DB: brokenDatabase, CONTACTMAILS: refusingQueue }),
  'contactmail-queued': () => send({ DB: brokenDatabase, CONTACTMAILS: { send: async () => {} } }),
  'dead-letter-not-counted': () =>
    deliver('contactmails-dead', { DB: brokenDatabase, CONTACTMAILS: { send: async () => {} } }),
  'event-ignored': () => deliver('contactmails', {}, { type: 'cf.r2.bucket.created' }),
  'file-not-kept': () =>
    get('a@x.example', { ATTACHMENTS: { put: away } }, '', emailWith([{ name: 'a', content: 'a' }])),
  'file-not-removed': () => run(retentionCron, { ATTACHMENTS: { list: listOld, delete: away } }),
  'inbound-dropped': () => get('', {}),
  'inbound-notice-failed': async () => {
    const mailer = testMailer(always({ error: new Error('away') }))
    const notified = { MAILER: mailer, NOTIFY_TO: 'a@b.example', NOTIFY_FROM: 'w@forager.example' }
    for (let n = 0; n <= inboundRateLimits.sender[0]; n += 1) await get('a@x.example', notified, `${n}`)
  },
  'inbound-queued': () => get('a@x.example', { DB: brokenDatabase, CONTACTMAILS: { send: async () => {} } }),
  'inbound-rejected': () => get('a@x.example', { DB: brokenDatabase, CONTACTMAILS: refusingQueue }).catch(() => {}),
  'limit-failed': () => send({ VISITOR_LIMIT: { limit: away } }),
  'message-failed': () => deliver('contactmails', {}),
  'outbox-not-queued': withMessage('reply', ({ contactmailId }) =>
    enqueueNew({ DB: env.DB, CONTACTMAILS: refusingQueue }, [contactmailId]),
  ),
  'outbox-not-recorded': withMessage('reply', ({ id }) =>
    sendMessage({ ...outboxSite().site, DB: failingToRecord() }, id),
  ),
  'password-reset-not-sent': async () => {
    const email = 'ada@forager.example'
    await env.DB.prepare(
      "INSERT INTO user (id, name, email, role, createdAt, updatedAt) VALUES ('u', 'Ada', ?1, 'staff', '2026', '2026')",
    )
      .bind(email)
      .run()
    const mailer = { MAILER: testMailer(always({ error: new Error('away') })), NOTIFY_TO: 'a@b.example' }
    const headers = { Origin: 'https://forager.example' }
    await app.request(
      `https://forager.example${paths.loginForgot}`,
      { method: 'POST', body: new URLSearchParams({ email }), headers },
      { ...env, ...mailer },
    )
  },
  'receipt-limit': async () => {
    const { id } = await queueKind('receipt')
    await env.DB.prepare(
      `INSERT INTO outbox (id, kind, contactmail_id, created_at, next_attempt_at)
       SELECT 'r' || value, 'receipt', 'x', created_at, created_at FROM outbox, json_each(?1) WHERE outbox.id = ?2`,
    )
      .bind(JSON.stringify([...Array(receiptLimits.allPerDay - 1).keys()]), id)
      .run()
    await sendMessage(outboxSite().site, id)
    await env.DB.exec('DELETE FROM outbox')
  },
  refused: () => ask(paths.api.contactmails, { method: 'PUT' }, {}),
  'render-failed': () => brokenPage.request('/', {}, env),
  'request-failed': () => {
    const broken = new Proxy(
      { ...env },
      {
        get: (bindings, name) => (name === 'VISITOR_LIMIT' ? fail() : Reflect.get(bindings, name)),
      },
    )
    const init = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } }
    return worker.fetch(new Request(`https://forager.example${paths.api.contactmails}`, init), broken, context)
  },
  retention: () => run(retentionCron, {}),
  'job-failed': () => run(retentionCron, { DB: brokenDatabase }).catch(() => {}),
  'retention-off': () => run(retentionCron, { RETENTION_DAYS: 'abc' }),
  'row-unreadable': async () => {
    await insertContactmail(env.DB, { ...mailOf(), id: 'bad', createdAt: 'then' })
    await readListed(env.DB, 'bad')
  },
  'setting-wrong': () => ask(paths.api.health, {}, { API_ORIGIN: 'not a url' }),
  'verdicts-not-read': () => send({ DB: brokenDatabase, CONTACTMAILS: { send: async () => {} } }),
  'turnstile-unavailable': () => {
    vi.stubGlobal('fetch', away)
    return ask(
      paths.api.contactmails,
      {
        method: 'POST',
        body: JSON.stringify({ ...mailOf(), turnstile: 'token' }),
        headers: { 'Content-Type': 'application/json' },
      },
      { TURNSTILE_SITE_KEY: 'a', TURNSTILE_SECRET_KEY: 'b' },
    )
  },
  unhealthy: () => ask(paths.api.health, {}, { DB: brokenDatabase }),
  'upstream-failed': () => {
    vi.stubGlobal('fetch', away)
    return ask(`${paths.api.contactmails}/export.csv`, {}, { API_ORIGIN: 'https://api.forager.example' })
  },
  ...outboxFaults,
}

function fail(): never {
  throw new Error('broken on purpose')
}
