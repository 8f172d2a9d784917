import type { Webhook } from '../../contactmails/webhooks/webhook-queries.ts'
import { paths } from '../../paths.ts'
import { Field } from '../../ui/form/field.tsx'
import { Received } from '../../ui/form/received.tsx'
import { Outside } from '../../ui/text/outside.tsx'
import { ActButton, Section, StaffForm } from '../frame/staff-form.tsx'

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

const actNames = { test: 'Send a test', rotate: 'New secret', disable: 'Pause', enable: 'Resume', delete: 'Delete' }

function Line({ id, url, isEnabled, createdAt, previousUntil }: Webhook) {
  const acts = ['test', 'rotate', isEnabled ? 'disable' : 'enable', 'delete'] as const
  const isOverlapping = previousUntil !== null && previousUntil > new Date().toISOString()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 py-3 border-b border-line">
      <p>
        <strong>
          <Outside text={url} />
        </strong>
        {!isEnabled && ' (paused)'}
        <span className="block text-small text-muted">
          Added <Received at={createdAt} />
        </span>
        {isOverlapping && (
          <span className="block text-small text-muted">
            Signed with the previous secret, too, until <Received at={previousUntil} />
          </span>
        )}
      </p>
      <div className="flex flex-wrap gap-x-5">
        {acts.map((act) => (
          <ActButton key={act} action={paths.admin.webhookAct(id, act)} text={actNames[act]} about={url} />
        ))}
      </div>
    </li>
  )
}

export function WebhookForm({ url }: { url: string }) {
  return (
    <Section id="add" heading="New webhook" className="mt-10 max-w-[34rem]">
      <StaffForm action={paths.admin.webhooks} submit="Add webhook" strong>
        <Field form="webhook" name="url" label="Address" describedBy="webhook-url-hint">
          {(attributes) => <input {...attributes} type="url" pattern="https://.*" maxLength={500} defaultValue={url} />}
        </Field>
        <p id="webhook-url-hint" className="-mt-3 text-small text-muted">
          A public address that begins with https://. It receives names, addresses and messages of senders.
        </p>
      </StaffForm>
    </Section>
  )
}
