import type { Bindings } from '../../env.ts'
import type { Status } from '../due/status.ts'
import { announce } from './announce.ts'

export type StatusChange = {
  /** Of the contactmail. */
  id: string
  from: Status
  to: Status
  /** ISO 8601, UTC. */
  at: string
}

/**
 * Tells the webhooks which statuses have changed; those that are the same as before are left out. It never fails, so that
 * it cannot fail the change.
 */
export const statusChanged = async (env: Bindings, changes: StatusChange[]): Promise<void> => {
  for (const { id, from, to, at } of changes) {
    if (from === to) continue
    const key = `${id}_${Date.parse(at)}_${to}`
    await announce(env, { key, event: 'enquiry.status_changed', contactmailId: id, at, change: { from, to } })
  }
}
