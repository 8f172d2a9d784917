import { env } from 'cloudflare:workers'
import type { D1Database } from '@cloudflare/workers-types'
import { beforeEach, describe, expect, it } from 'vitest'
import { insertContactmail } from '../../../src/contactmails/arrival/insert-contactmail.ts'
import { insertReceived } from '../../../src/contactmails/inbound/inbound-queries.ts'
import { queueReply } from '../../../src/contactmails/jobs/queue-reply.ts'
import { newSecret } from '../../../src/contactmails/webhooks/webhook.ts'
import { insertWebhook, setWebhookEnabled } from '../../../src/contactmails/webhooks/webhook-queries.ts'
import type { Bindings } from '../../../src/env.ts'
import { paths } from '../../../src/paths.ts'
import { binContactmails, changeContactmails } from '../../../src/staff/inbox/changes/changes.ts'
import { undoChange } from '../../../src/staff/inbox/changes/undo.ts'
import { received } from '../../database/contactmail-queries.ts'
import { connectionLost, faultyDatabase, inOrder, testMailer, testQueue } from '../../helpers/faults.ts'
import { mailOf } from '../../helpers/mail.ts'
import { freshTeam, post } from '../../helpers/staff.ts'

const id = '7a1f3c52-0f5e-4b69-9a4e-3a1f4a6f2f10'
const webhookId = '1b2c3d4e-0000-4000-8000-000000000000'
const actor = 'staff@forager.example'
const closing = { kind: 'status', status: 'closed' } as const
const held = { replyId: 'held', text: 'Yes.', status: 'answered', seen: '' } as const

let team = { staff: '', admin: '' }
beforeEach(async () => {
  team = await freshTeam()
  await env.DB.batch(['outbox', 'webhooks'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
  await insertWebhook(env.DB, { id: webhookId, url: 'https://crm.example/hooks', secret: newSecret(), limit: 10 })
  await insertContactmail(env.DB, { ...mailOf(), id, createdAt: '2026-11-20T18:00:00.000Z' })
  await env.DB.exec('DELETE FROM outbox')
})

const told = async () => {
  const { results } = await env.DB.prepare("SELECT * FROM outbox WHERE kind = 'webhook' ORDER BY rowid").all()
  return results
}
const steps = async () => (await told()).map(({ data }) => JSON.parse(String(data))).map(({ from, to }) => [from, to])

/** The last of so many calls does its work, but its answer is lost. */
const losing = (calls: number) =>
  faultyDatabase(env.DB, inOrder(...Array(calls - 1).fill(null), { error: connectionLost, after: true }))

const close = (db: D1Database) => changeContactmails(db, [id], closing, { actor })
const site = { ...env, MAILER: testMailer(), REPLY_DOMAIN: 'forager.example' } as Bindings
const reply = () => queueReply(site, id, actor, held, { seconds: 10, later: () => {} })
const undo = (db: D1Database, change: string | null) => undoChange(db, String(change), { actor, mayRestore: true })

describe('webhooks are told of a status though D1’s answer is lost, when', () => {
  it('staff set it', async () => {
    await expect(close(losing(1))).rejects.toThrow(connectionLost.message)
    const [row] = await told()
    const at = String(row?.created_at)
    expect(row).toMatchObject({
      id: `msg_${id}_${Date.parse(at)}_closed_1b2c3d4e`,
      contactmail_id: id,
      webhook_id: webhookId,
      data: '{"event":"enquiry.status_changed","from":"open","to":"closed"}',
      state: 'queued',
      next_attempt_at: at,
    })
  })

  it('a change is taken back', async () => {
    const { undo: made } = await close(env.DB)
    await expect(undo(losing(2), made)).rejects.toThrow(connectionLost.message)
    expect(await steps()).toEqual([
      ['open', 'closed'],
      ['closed', 'open'],
    ])
  })

  it('a reply is taken back', async () => {
    await reply()
    await expect(undo(losing(2), 'held')).rejects.toThrow(connectionLost.message)
    expect(await steps()).toEqual([
      ['open', 'answered'],
      ['answered', 'open'],
    ])
  })

  it('what the sender writes opens it', async () => {
    await close(env.DB)
    const receive = (db: D1Database) => insertReceived(db, id, received, { isReopening: true, isNotified: false })
    await expect(receive(losing(1))).rejects.toThrow(connectionLost.message)
    await receive(env.DB)
    expect((await steps()).slice(1)).toEqual([['closed', 'open']])
    expect(await env.DB.prepare('SELECT status FROM contactmails').first('status')).toBe('open')
  })

  it('a message comes back from the bin with a reply that was not sent', async () => {
    await reply()
    const { undo: made } = await binContactmails(env.DB, [id], { actor })
    await env.DB.exec("UPDATE outbox SET state = 'failed' WHERE kind = 'reply'")
    await expect(undo(losing(3), made)).rejects.toThrow(connectionLost.message)
    expect((await steps()).slice(1)).toEqual([['answered', 'open']])
  })
})

describe('webhooks are told nothing', () => {
  it.each<[string, () => Promise<unknown>]>([
    [
      'of the status that it has already',
      () => changeContactmails(env.DB, [id], { kind: 'status', status: 'open' }, { actor }),
    ],
    ['of another change', () => changeContactmails(env.DB, [id], { kind: 'verdict', verdict: 'spam' }, { actor })],
    ['while they are paused', () => setWebhookEnabled(env.DB, webhookId, false).then(() => close(env.DB))],
    [
      'of an e-mail that opens nothing',
      async () => insertReceived(env.DB, id, received, { isReopening: false, isNotified: false }),
    ],
  ])('%s', async (_what, act) => {
    await act()
    expect(await steps()).toEqual([])
  })
})

it('staff’s changes ask the queue for their webhooks', async () => {
  const queue = testQueue()
  const bindings = { ...env, CONTACTMAILS: queue } as Bindings
  const api = paths.api.contactmailsAct
  const answer = await post(api('change'), { ids: [id], change: closing }, team.staff, bindings as typeof env)
  const { undo: made } = (await answer.json()) as { undo: string }
  await post(api('undo'), { undo: made }, team.staff, bindings as typeof env)
  const asked = queue.bodies().map((body) => (body as { id: string }).id)
  expect(new Set(asked)).toEqual(new Set((await told()).map(({ id }) => id)))
  expect(await steps()).toHaveLength(2)
})

it('a reply asks the queue for its webhook', async () => {
  const queue = testQueue()
  await queueReply({ ...site, CONTACTMAILS: queue }, id, actor, held, { seconds: 10, later: () => {} })
  expect(queue.bodies()).toContainEqual({ kind: 'send', id: (await told())[0]?.id })
})
