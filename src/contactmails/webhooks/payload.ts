import { referenceOf } from '../outbox/notification.ts'
import type { AnnouncedContactmail, DueDelivery } from './delivery-queries.ts'

/** The body of a delivery: the enquiry as it arrived, or what changed in its status. The same at each try and replay. */
export const payloadOf = ({ event, at, change }: DueDelivery, contactmail: AnnouncedContactmail): string => {
  const { id, ...enquiry } = contactmail
  const more = event === 'enquiry.created' ? enquiry : change
  return JSON.stringify({ type: event, timestamp: at, data: { id, reference: referenceOf(id), ...more } })
}
