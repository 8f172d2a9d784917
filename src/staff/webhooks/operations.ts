import * as v from 'valibot'
import { enqueueMessage } from '../../contactmails/outbox/enqueue.ts'
import { newSecret, sendTest } from '../../contactmails/webhooks/webhook.ts'
import * as queries from '../../contactmails/webhooks/webhook-queries.ts'
import { record } from '../guards/audit-entry.ts'
import { forAdmins, operation } from '../guards/permissions.ts'
import type { StaffContext } from '../guards/session.ts'

const maxWebhooks = 10
const overlapHours = 24
const shownDeliveries = 50

export type WebhookChange = { status: 200 | 201 | 400 | 404 | 409 | 424; message: string; secret?: string }

const notFound: WebhookChange = { status: 404, message: 'This webhook has been deleted.' }

export const listWebhooks = operation(forAdmins, async (c) => ({
  webhooks: await queries.selectWebhooks(c.env.DB),
  deliveries: await queries.listDeliveries(c.env.DB, shownDeliveries),
}))

export const createWebhook = operation(forAdmins, async (c, input: unknown): Promise<WebhookChange> => {
  const parsed = v.safeParse(v.object({ url: WebhookUrlSchema }), input)
  if (!parsed.success) return { status: 400, message: parsed.issues[0].message }
  const { url } = parsed.output
  const webhooks = await queries.selectWebhooks(c.env.DB)
  if (webhooks.some((webhook) => webhook.url === url))
    return { status: 409, message: 'There is a webhook with this address already.' }
  const secret = newSecret()
  const isAdded = await queries.insertWebhook(c.env.DB, { id: crypto.randomUUID(), url, secret, limit: maxWebhooks })
  if (!isAdded) return { status: 409, message: 'There are ten webhooks already. Delete one first.' }
  await record(c, 'webhook-created', hostOf(url))
  return { status: 201, message: 'Webhook added.', secret }
})

export const webhookActs = {
  /** Also for a paused webhook: a receiver is tried before it is told of anything. */
  test: operation(forAdmins, async (c, id: string): Promise<WebhookChange | null> => {
    const test = await sendTest(c.env, id)
    if (!test) return notFound
    await record(c, 'webhook-tested', hostOf(test.url))
    return test.error === null ? null : { status: 424, message: `The test did not arrive: ${test.error}.` }
  }),
  /** For a day deliveries are also signed with the earlier secrets. */
  rotate: operation(forAdmins, async (c, id: string): Promise<WebhookChange> => {
    const secret = newSecret()
    const until = new Date(Date.now() + overlapHours * 3_600_000)
    const message = 'The webhook has a new secret. For 24 hours, deliveries are signed with earlier ones, too.'
    const url = await queries.replaceSecret(c.env.DB, id, secret, until)
    return (await recorded(c, 'webhook-rotated', url)) ?? { status: 200, message, secret }
  }),
  disable: actOn('webhook-disabled', (db, id) => queries.setWebhookEnabled(db, id, false)),
  enable: actOn('webhook-enabled', (db, id) => queries.setWebhookEnabled(db, id, true)),
  delete: actOn('webhook-deleted', queries.removeWebhook),
}

export const replayDelivery = operation(forAdmins, async (c, id: string): Promise<WebhookChange | null> => {
  if (!(await queries.restartDelivery(c.env.DB, id)))
    return {
      status: 409,
      message: 'Nothing was sent: the webhook is paused, the message is deleted, or the delivery is on its way.',
    }
  await enqueueMessage(c.env, { id, kind: 'webhook' })
  await record(c, 'webhook-replayed', id)
  return null
})

type Action = 'webhook-rotated' | 'webhook-disabled' | 'webhook-enabled' | 'webhook-deleted'

function actOn(action: Action, change: typeof queries.removeWebhook) {
  return operation(forAdmins, async (c, id: string) => recorded(c, action, await change(c.env.DB, id)))
}

async function recorded(c: StaffContext, action: Action, url: string | null) {
  if (url === null) return notFound
  await record(c, action, hostOf(url))
  return null
}

/** Paths may contain a token, so only the host is recorded. */
function hostOf(url: string) {
  return new URL(url).hostname
}

const wrongUrl = 'Enter a public address that begins with https://, without port, user or IP address.'

const privateEndings = ['localhost', 'local', 'internal', 'intranet', 'lan', 'home', 'corp', 'home.arpa', 'onion']

/** Public host names only. Cloudflare's network reaches no private address that a name might resolve to. */
export const WebhookUrlSchema = v.pipe(
  v.string(wrongUrl),
  v.trim(),
  v.maxLength(500, wrongUrl),
  v.url(wrongUrl),
  v.transform((text) => new URL(text)),
  v.check(isPublic, wrongUrl),
  v.transform(({ href }) => href),
)

function isPublic({ protocol, port, username, password, hostname, hash }: URL) {
  const name = hostname.replace(/\.$/, '')
  const isName = /^[a-z\d-]+(\.[a-z\d-]+)+$/.test(name) && !/^[\d.]+$/.test(name)
  const isPrivate = privateEndings.some((ending) => name === ending || name.endsWith(`.${ending}`))
  return protocol === 'https:' && !port && !username && !password && !hash && isName && !isPrivate
}
