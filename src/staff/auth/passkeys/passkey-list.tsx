import { paths } from '../../../paths.ts'
import { Island } from '../../../site/rendering/island.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Received } from '../../../ui/form/received.tsx'
import { Outside } from '../../../ui/text/outside.tsx'
import { passkeyWords as words } from '../words.ts'
import { PasskeyForm } from './passkey-form.island.tsx'
import type { PasskeyRow } from './passkey-queries.ts'

const { name, password, add, cancelled, unsupported, banner } = words
const formWords = { name, password, add, cancelled, unsupported, banner }

/** One's own passkeys, each with forms that rename and remove it, and one that adds another, named after the device. */
export function PasskeyList({ passkeys, device }: { passkeys: PasskeyRow[]; device: string }) {
  return (
    <>
      <p className="mt-2 text-muted">{words.hint}</p>
      {passkeys.length > 0 && (
        <ul className="mt-4 border-t border-line">
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} {...passkey} />
          ))}
        </ul>
      )}
      <Island name="passkey-form" component={PasskeyForm} when="load" props={{ words: formWords, suggested: device }} />
    </>
  )
}

function Passkey({ id, name, createdAt }: PasskeyRow) {
  const title = name || words.unnamed
  return (
    <li className="py-3 border-b border-line">
      <p>
        <strong>
          <Outside text={title} />
        </strong>
        {createdAt && (
          <span className="block text-small text-muted">
            {words.since} <Received at={createdAt} />
          </span>
        )}
      </p>
      <details>
        <summary className="text-link inline-flex items-center min-h-11">
          {words.rename}
          <span className="sr-only">
            : <Outside text={title} />
          </span>
        </summary>
        <form action={paths.admin.passkeyAct(id, 'rename')} method="post" className="mt-2 grid gap-4">
          <Field form={`rename-${id}`} name="name" label={words.newName}>
            {(attributes) => (
              <input {...attributes} type="text" autoComplete="off" maxLength={60} defaultValue={name ?? ''} />
            )}
          </Field>
          <button type="submit" className="button-line justify-self-start">
            {words.save}
          </button>
        </form>
      </details>
      <details>
        <summary className="text-link inline-flex items-center min-h-11">
          {words.remove}
          <span className="sr-only">
            : <Outside text={title} />
          </span>
        </summary>
        <form action={paths.admin.passkeyAct(id, 'remove')} method="post" className="mt-2 grid gap-4">
          <Field form={`remove-${id}`} name="password" label={words.password}>
            {(attributes) => <input {...attributes} type="password" autoComplete="current-password" maxLength={128} />}
          </Field>
          <button type="submit" className="button-line justify-self-start">
            {words.remove}
          </button>
        </form>
      </details>
    </li>
  )
}
