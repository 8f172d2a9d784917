import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, it, vi } from 'vitest'
import { ham } from '../../../src/contactmails/spam/spam-rules.ts'
import worker from '../../../src/index.ts'
import { forgetMails, storedMails } from '../../helpers/contactmails.ts'
import { mailOf } from '../../helpers/mail.ts'

const row = { ...mailOf(), id: '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f001', createdAt: '2026-11-17T08:00:00.000Z' }

beforeEach(forgetMails)

it('acknowledges and hands back message by message, as the runtime counts it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const batch = createMessageBatch('contactmails', [
    {
      id: 'good',
      timestamp: new Date(),
      attempts: 1,
      body: { kind: 'store', row, classification: ham, receipt: null },
    },
    { id: 'bad', timestamp: new Date(), attempts: 2, body: { kind: 'of another version' } },
  ])
  const context = createExecutionContext()
  await worker.queue(batch as never, env)
  const result = await getQueueResult(batch, context)
  expect(result.explicitAcks).toEqual(['good'])
  expect(result.retryMessages).toMatchObject([{ msgId: 'bad' }])
  expect(await storedMails()).toMatchObject([{ id: row.id }])
})
