import { paths } from '../../../paths.ts'
import { Island } from '../../../site/rendering/island.tsx'
import { Outside, Strong } from '../../../ui/text/outside.tsx'
import { SentAt } from '../../frame/sent-at.tsx'
import { StaffForm } from '../../frame/staff-form.tsx'
import { PasswordField, TextField } from '../../frame/text-field.tsx'
import { PasskeyForm } from './passkey-form.island.tsx'
import type { listOwnPasskeys } from './passkeys.ts'

type OwnPasskey = Awaited<ReturnType<typeof listOwnPasskeys>>[number]

export function PasskeyList({ passkeys, device }: { passkeys: OwnPasskey[]; device: string }) {
  return (
    <>
      <p className="mt-2 text-muted">
        Sign in with your fingerprint, face or PIN in place of password and code. You will be signed out everywhere
        else.
      </p>
      {passkeys.length > 0 && (
        <ul className="mt-4 border-t border-line">
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} {...passkey} />
          ))}
        </ul>
      )}
      <Island name="passkey-form" component={PasskeyForm} when="load" props={{ suggested: device }} />
    </>
  )
}

function Passkey({ id, name, createdAt }: OwnPasskey) {
  const title = name || 'Passkey'
  const summary = (act: string) => (
    <summary className="text-link inline-flex items-center min-h-11">
      {act}
      <span className="sr-only">
        : <Outside text={title} />
      </span>
    </summary>
  )
  return (
    <li className="py-3 border-b border-line">
      <p>
        <Strong text={title} />
        <span className="block text-small text-muted">
          Added <SentAt at={createdAt.toISOString()} />
        </span>
      </p>
      <details>
        {summary('Rename')}
        <StaffForm action={paths.admin.passkeyAct(id, 'rename')} submit="Save the name" className="mt-2">
          <TextField form={`rename-${id}`} name="name" label="Name of the passkey" maxLength={60} defaultValue={name} />
        </StaffForm>
      </details>
      <details>
        {summary('Remove')}
        <StaffForm action={paths.admin.passkeyAct(id, 'remove')} submit="Remove" className="mt-2">
          <PasswordField form={`remove-${id}`} />
        </StaffForm>
      </details>
    </li>
  )
}
