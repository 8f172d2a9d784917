import { env } from 'cloudflare:workers'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { insertContactmail } from '../../../src/contactmails/arrival/insert-contactmail.ts'
import { paths } from '../../../src/paths.ts'
import { mailOf } from '../../helpers/mail.ts'
import { ask, audited, freshTeam, postForm } from '../../helpers/staff.ts'

const { webhooks, webhookAct, deliveryReplay } = paths.admin
const url = 'https://crm.example/hooks/secret-token'
const noQueue = { ...env, CONTACTMAILS: { sendBatch: async () => {} } } as unknown as typeof env

let admin = ''
beforeEach(async () => {
  await env.DB.batch(['outbox', 'webhooks'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
  ;({ admin } = await freshTeam())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const secretOf = (html: string) => html.match(/<code[^>]*>(whsec_[\w+/=]+)<\/code>/)?.[1]
const create = async () => {
  const html = await (await postForm(webhooks, { url }, admin)).text()
  const row = await env.DB.prepare('SELECT id FROM webhooks').first<{ id: string }>()
  return { id: row?.id ?? '', secret: secretOf(html) }
}
const deliveries = async (id: string) => {
  await env.DB.exec('DELETE FROM contactmails')
  await insertContactmail(env.DB, { ...mailOf(), id: 'c', createdAt: '2026-11-22T00:00:00.000Z' })
  await env.DB.exec('DELETE FROM outbox')
  await env.DB.prepare(
    `INSERT INTO outbox (id, kind, webhook_id, contactmail_id, data, created_at, next_attempt_at, state, attempts)
     VALUES ('msg_1', 'webhook', ?1, 'c', '{"event":"enquiry.created"}', '2026-11-22T00:00:00.000Z', '2026', 'failed', 8)`,
  )
    .bind(id)
    .run()
}

it('an admin adds a webhook, whose secret is shown once', async () => {
  const { secret } = await create()
  expect(secret).toMatch(/^whsec_/)
  const html = await (await ask(webhooks, { cookie: admin })).text()
  expect(html).toContain(url)
  expect(html).not.toContain('whsec_')
  expect((await audited())[0]).toMatchObject({ action: 'webhook-created', subject: 'crm.example' })
})

it('refuses an address inside a network, the same address again, and more than ten', async () => {
  const add = (url: string) => postForm(webhooks, { url }, admin)
  expect((await add('https://localhost/')).status).toBe(400)
  expect((await add('https://crm.example')).status).toBe(201)
  const again = await add('https://CRM.example/')
  expect([again.status, await again.text()]).toEqual([409, expect.stringContaining('this address already')])
  for (let count = 1; count < 10; count += 1) expect((await add(`${url}/${count}`)).status).toBe(201)
  const eleventh = await add(url)
  expect([eleventh.status, await eleventh.text()]).toEqual([409, expect.stringContaining('ten webhooks already')])
})

it('rotates the secret with an overlap, pauses, resumes and deletes', async () => {
  const { id, secret } = await create()
  const rotated = await postForm(webhookAct(id, 'rotate'), {}, admin)
  expect(secretOf(await rotated.text())).not.toBe(secret)
  const row = await env.DB.prepare('SELECT previous_secrets AS previous, previous_until AS until FROM webhooks').first<{
    previous: string
    until: string
  }>()
  expect(row?.previous).toBe(secret)
  expect(Date.parse(String(row?.until))).toBeGreaterThan(Date.now() + 23 * 3_600_000)
  for (const act of ['disable', 'enable', 'delete'] as const)
    expect((await postForm(webhookAct(id, act), {}, admin)).headers.get('Location')).toBe(`${webhooks}?done=${act}`)
  expect((await postForm(webhookAct(id, 'delete'), {}, admin)).status).toBe(404)
  expect((await audited()).slice(0, 4).map(({ action }) => action)).toEqual([
    'webhook-deleted',
    'webhook-enabled',
    'webhook-disabled',
    'webhook-rotated',
  ])
})

it('asks before a new secret and before deleting', async () => {
  const { id } = await create()
  const html = await (await ask(webhooks, { cookie: admin })).text()
  const asked = html
    .split('<details')
    .slice(1)
    .map((rest) => rest.split('</details>')[0] ?? '')
  const actions = asked.flatMap((part) => [...part.matchAll(/action="([^"]+)"/g)].map(([, action]) => action))
  expect(actions).toEqual([webhookAct(id, 'rotate'), webhookAct(id, 'delete')])
})

it('signs with the secret that a receiver has, though “New secret” is pressed twice in a row', async () => {
  const sent: RequestInit[] = []
  vi.stubGlobal('fetch', async (_url: string, request: RequestInit) => {
    sent.push(request)
    return new Response()
  })
  const { id, secret } = await create()
  await postForm(webhookAct(id, 'rotate'), {}, admin)
  const newest = secretOf(await (await postForm(webhookAct(id, 'rotate'), {}, admin)).text())
  await postForm(webhookAct(id, 'test'), {}, admin)
  const { body, headers } = sent[0] as { body: string; headers: Record<string, string> }
  for (const known of [secret, newest])
    expect(new Webhook(String(known)).verify(body, headers)).toMatchObject({ type: 'webhook.test' })
})

it('lists deliveries and sends one again with the same id', async () => {
  const { id } = await create()
  await deliveries(id)
  expect(await (await ask(webhooks, { cookie: admin })).text()).toContain(deliveryReplay('msg_1'))
  expect((await postForm(deliveryReplay('msg_1'), {}, admin, noQueue)).status).toBe(303)
  const row = await env.DB.prepare('SELECT id, state, attempts FROM outbox').first()
  expect(row).toEqual({ id: 'msg_1', state: 'queued', attempts: 0 })
  expect((await postForm(deliveryReplay('msg_1'), {}, admin, noQueue)).status).toBe(409)
})

it.each(['UPDATE webhooks SET is_enabled = 0', 'DELETE FROM contactmails'])(
  'does not say that a delivery which cannot leave is on its way, after %s',
  async (statement) => {
    await deliveries((await create()).id)
    await env.DB.exec(statement)
    const response = await postForm(deliveryReplay('msg_1'), {}, admin, noQueue)
    expect(response.status).toBe(409)
    expect(await response.text()).toContain('Nothing was sent: the webhook is paused, the message is deleted')
    expect(await env.DB.prepare('SELECT state FROM outbox').first('state')).toBe('failed')
  },
)

it.each([
  ['accepts', () => new Response(null, { status: 204 }), 303],
  ['refuses', () => new Response(null, { status: 500 }), 424],
  ['cannot be reached for', () => Promise.reject(new Error('Network connection lost')), 424],
] as const)('a receiver %s a signed test, which is tried once and kept nowhere', async (_case, answer, status) => {
  const sent: RequestInit[] = []
  vi.stubGlobal('fetch', async (_url: string, request: RequestInit) => {
    sent.push(request)
    return answer()
  })
  const { id, secret } = await create()
  expect((await postForm(webhookAct(id, 'test'), {}, admin)).status).toBe(status)
  expect(sent).toHaveLength(1)
  const { body, headers } = sent[0] as { body: string; headers: Record<string, string> }
  expect(new Webhook(String(secret)).verify(body, headers)).toMatchObject({ type: 'webhook.test', data: {} })
  expect(await env.DB.prepare('SELECT count(*) AS count FROM outbox').first('count')).toBe(0)
  expect((await audited())[0]).toMatchObject({ action: 'webhook-tested', subject: 'crm.example' })
})

it('a webhook that was deleted meanwhile has no test', async () => {
  expect((await postForm(webhookAct(crypto.randomUUID(), 'test'), {}, admin)).status).toBe(404)
})
