import type { Bindings } from '../env.ts'
import { notificationKind } from './notifications/notification-kind.ts'
import { type Kind, kindNames, type OutboxMessage } from './outbox/kind.ts'
import { receiptKind } from './receipts/receipt-kind.ts'
import { replyKind } from './replies/reply-kind.ts'
import { webhookKind } from './webhooks/webhook-kind.ts'

export const kinds: Record<OutboxMessage['kind'], Kind> = {
  notification: notificationKind,
  receipt: receiptKind,
  reply: replyKind,
  webhook: webhookKind,
}

/** The kinds whose messages can be sent now. */
export const kindsOn = (env: Bindings) => kindNames.filter((name) => kinds[name].isOn?.(env) ?? true)
