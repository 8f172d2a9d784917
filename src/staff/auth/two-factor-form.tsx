import type { Enrolment } from '../../auth/account.ts'
import { accountWords as words } from '../../content/staff.ts'
import { paths } from '../../paths.ts'
import { Field } from '../../ui/field.tsx'

type Props = {
  isOn: boolean
  /** Whether it cannot be switched off. */
  isRequired: boolean
  /** What has just been made, to be shown this once. */
  enrolment: Enrolment | undefined
}

/** Whether the second step is on, and the way to the other. */
export function SecondStepForm({ isOn, isRequired, enrolment }: Props) {
  if (enrolment) return <Setup {...enrolment} />
  return (
    <>
      <p className="mt-4 font-semibold">{isOn ? words.isOn : isRequired ? words.isNeeded : words.isOff}</p>
      {!(isOn && isRequired) && (
        <form
          action={isOn ? paths.admin.twoFactorAct('stop') : paths.admin.twoFactor}
          method="post"
          className="mt-4 grid gap-5"
        >
          <Field form="second-step" name="password" label={words.current}>
            {(attributes) => <input {...attributes} type="password" autoComplete="current-password" maxLength={128} />}
          </Field>
          <button type="submit" className="button-line justify-self-start">
            {isOn ? words.stop : words.start}
          </button>
        </form>
      )}
    </>
  )
}

function Setup({ uri, secret, recoveryCodes }: Enrolment) {
  return (
    <div className="mt-4 print p-6!">
      <p>{words.scan}</p>
      <p className="mt-3">
        <a className="text-link" href={uri}>
          {words.open}
        </a>
      </p>
      <p className="mt-3">
        {words.key}: <code className="break-all font-semibold">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <h3 className="title-item mt-6">{words.recovery}</h3>
      <p className="mt-1 text-muted">{words.recoveryHint}</p>
      <ul className="mt-3 grid grid-cols-2 gap-x-6 font-mono">
        {recoveryCodes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <ConfirmForm />
    </div>
  )
}

/** Asks for the first code, which proves that the app has the key. */
export function ConfirmForm() {
  return (
    <form action={paths.admin.twoFactorAct('confirm')} method="post" className="mt-6 grid gap-5">
      <Field form="second-step" name="code" label={words.code}>
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="\s*\d{3}\s*\d{3}\s*"
            maxLength={10}
          />
        )}
      </Field>
      <button type="submit" className="button justify-self-start">
        {words.confirm}
      </button>
    </form>
  )
}
