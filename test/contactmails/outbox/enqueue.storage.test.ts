import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { enqueueNew } from '../../../src/contactmails/outbox/enqueue.ts'
import { outboxSite, queueKind } from '../../helpers/outbox.ts'

it('the queue is asked for a hundred messages at a time', async () => {
  const { site, queue } = outboxSite()
  const { contactmailId } = await queueKind('notification')
  await env.DB.prepare(
    `INSERT INTO outbox (id, kind, contactmail_id, created_at, next_attempt_at)
     SELECT 'm' || value, 'webhook', ?1, '2026', '2026' FROM json_each(?2)`,
  )
    .bind(contactmailId, JSON.stringify([...Array(249).keys()]))
    .run()
  const sendBatch = vi.spyOn(queue, 'sendBatch')
  await enqueueNew(site, [contactmailId])
  expect(new Set(queue.bodies().map((body) => JSON.stringify(body))).size).toBe(250)
  expect(sendBatch.mock.calls.map(([messages]) => [...messages].length)).toEqual([100, 100, 50])
})
