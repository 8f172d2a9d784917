import { paths } from '../../../paths.ts'
import { Island } from '../../../site/rendering/island.tsx'
import { Strong } from '../../../ui/text/outside.tsx'
import { SentAt } from '../../frame/sent-at.tsx'
import { ActForm } from '../../frame/staff-form.tsx'
import { PasswordField, TextField } from '../../frame/text-field.tsx'
import { PasskeyForm } from './passkey-form.island.tsx'
import type { listOwnPasskeys } from './passkeys.ts'

type OwnPasskey = Awaited<ReturnType<typeof listOwnPasskeys>>[number]

export function PasskeyList({ passkeys, device }: { passkeys: OwnPasskey[]; device: string }) {
  return (
    <>
      <p className="mt-2 text-muted">
        Sign in with your fingerprint, face or PIN instead of your password and code. Adding a passkey signs you out
        everywhere else.
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
  return (
    <li className="py-3 border-b border-line">
      <p>
        <Strong text={title} />
        <span className="block text-small text-muted">
          Added <SentAt at={createdAt.toISOString()} />
        </span>
      </p>
      <div className="flex flex-wrap gap-x-5">
        <ActForm action={paths.admin.passkeyAct(id, 'rename')} text="Rename" about={title} submit="Save the name">
          <TextField form={`rename-${id}`} name="name" label="Name of the passkey" maxLength={60} defaultValue={name} />
        </ActForm>
        <ActForm action={paths.admin.passkeyAct(id, 'remove')} text="Remove" about={title} submit="Remove">
          <PasswordField form={`remove-${id}`} />
        </ActForm>
      </div>
    </li>
  )
}
