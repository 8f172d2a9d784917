import type { Delivery } from '../../contactmails/webhooks/webhook-queries.ts'
import { paths } from '../../paths.ts'
import { Received } from '../../ui/form/received.tsx'
import { ActButton, Section } from '../frame/staff-form.tsx'

export function DeliveryTable({ deliveries }: { deliveries: Delivery[] }) {
  return (
    <Section id="deliveries" heading="Latest deliveries" className="mt-10">
      {deliveries.length === 0 ? (
        <p className="mt-2">Nothing has been sent yet. Deliveries are listed for 30 days.</p>
      ) : (
        <table className="mt-4 w-full border-collapse text-left text-small">
          <thead className="border-b border-line max-lg:sr-only">
            <tr>
              <th className="py-2 pr-4">Time</th>
              <th className="py-2 pr-4">Event</th>
              <th className="py-2 pr-4">Sent to</th>
              <th className="py-2 pr-4">Result</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {deliveries.map((delivery) => (
              <Row key={delivery.id} {...delivery} />
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}

function Row({ id, url, contactmailId, event, at, state, attempts, error }: Delivery) {
  const cell = 'py-2 pr-4 max-lg:block max-lg:py-0'
  return (
    <tr className="border-b border-line max-lg:block max-lg:py-2">
      <td className={`${cell} whitespace-nowrap`}>
        <Received at={at} />
      </td>
      <td className={cell}>
        <a className="text-link" href={paths.admin.contactmail(contactmailId)}>
          {event}
        </a>
      </td>
      <td className={`${cell} xl:min-w-44 [overflow-wrap:anywhere]`}>{new URL(url).hostname}</td>
      <td className={`${cell} lg:min-w-44`}>
        <strong>{state}</strong> · Attempts: {attempts}
        {error !== null && <span className="block text-muted [overflow-wrap:anywhere]">{error}</span>}
      </td>
      <td className={cell}>
        {state !== 'waiting' && <ActButton action={paths.admin.deliveryReplay(id)} text="Send again" about={event} />}
      </td>
    </tr>
  )
}
