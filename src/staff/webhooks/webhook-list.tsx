import type { Delivery, Webhook } from '../../contactmails/webhooks/webhook-queries.ts'
import { paths } from '../../paths.ts'
import { Field } from '../../ui/form/field.tsx'
import { Strong } from '../../ui/text/outside.tsx'
import { SentAt } from '../frame/sent-at.tsx'
import { ActButton, ActForm, Section, StaffForm } from '../frame/staff-form.tsx'

export function WebhookList({ webhooks }: { webhooks: Webhook[] }) {
  if (webhooks.length === 0) return <p className="mt-4">No webhooks yet.</p>
  return (
    <ul className="mt-4 border-t border-line">
      {webhooks.map((webhook) => (
        <Line key={webhook.id} {...webhook} />
      ))}
    </ul>
  )
}

function Line({ id, url, isEnabled, createdAt, previousUntil }: Webhook) {
  const isOverlapping = previousUntil !== null && previousUntil > new Date().toISOString()
  return (
    <li className="py-3 border-b border-line">
      <p>
        <Strong text={url} />
        {!isEnabled && ' (paused)'}
        <span className="block text-small text-muted">
          Added <SentAt at={createdAt} />
        </span>
        {isOverlapping && (
          <span className="block text-small text-muted">
            Signed with earlier secrets, too, until <SentAt at={previousUntil} />
          </span>
        )}
      </p>
      <div className="flex flex-wrap gap-x-5">
        <ActButton action={paths.admin.webhookAct(id, 'test')} text="Send a test" about={url} />
        {isEnabled && <ActButton action={paths.admin.webhookAct(id, 'disable')} text="Pause" about={url} />}
        {!isEnabled && <ActButton action={paths.admin.webhookAct(id, 'enable')} text="Resume" about={url} />}
        <ActForm action={paths.admin.webhookAct(id, 'rotate')} text="New secret" about={url} submit="Make a new secret">
          Give it to the receiver within 24 hours. Until then, deliveries are signed with both.
        </ActForm>
        <ActForm action={paths.admin.webhookAct(id, 'delete')} text="Delete" about={url} submit="Delete the webhook">
          Nothing more is sent to the receiver. If you add it again, it gets another secret.
        </ActForm>
      </div>
    </li>
  )
}

export function WebhookForm({ url }: { url: string }) {
  return (
    <Section id="add" heading="New webhook" className="unprinted mt-10 max-w-[34rem]">
      <StaffForm action={paths.admin.webhooks} submit="Add webhook" strong>
        <Field form="webhook" name="url" label="Address" describedBy="webhook-url-hint">
          {(attributes) => <input {...attributes} type="url" pattern="https://.*" maxLength={500} defaultValue={url} />}
        </Field>
        <p id="webhook-url-hint" className="-mt-3 text-small text-muted">
          A public address that begins with https://. It receives senders’ names, addresses and messages.
        </p>
      </StaffForm>
    </Section>
  )
}

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
    <tr className="border-b border-row max-lg:block max-lg:py-2">
      <td className={`${cell} whitespace-nowrap`}>
        <SentAt at={at} />
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
