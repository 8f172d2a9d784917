import { paths } from '../../../paths.ts'
import { Field } from '../../../ui/form/field.tsx'
import { accountWords as words } from '../words.ts'
import type { Enrolment } from './enrolment.ts'
import { QrCode } from './qr-code.tsx'

type Props = {
  isOn: boolean
  /** Whether it cannot be turned off. */
  isRequired: boolean
  /** Whether the account needs it, being without any second step. */
  isMissing: boolean
  /** Whether this session may go on without it. */
  hasGrace: boolean
  enrolment: Enrolment | undefined
}

/** Turns two-factor on or off. Shows a new enrolment, this once. */
export function TwoFactorForm({ isOn, isRequired, isMissing, hasGrace, enrolment }: Props) {
  if (enrolment) return <Setup {...enrolment} />
  const needed = hasGrace ? words.isNeededSoon : words.isNeeded
  return (
    <>
      <p className="mt-4 font-semibold">{isOn ? words.isOn : isMissing ? needed : words.isOff}</p>
      {!(isOn && isRequired) && (
        <form
          action={isOn ? paths.admin.twoFactorAct('stop') : paths.admin.twoFactor}
          method="post"
          className="mt-4 grid gap-5"
        >
          <Field form="two-factor" name="password" label={words.current}>
            {(attributes) => <input {...attributes} type="password" autoComplete="current-password" maxLength={128} />}
          </Field>
          {isOn && (
            <Field form="two-factor" name="code" label={words.stopCode}>
              {(attributes) => (
                <input {...attributes} type="text" autoComplete="one-time-code" autoCapitalize="none" maxLength={20} />
              )}
            </Field>
          )}
          <button type="submit" className="button-line justify-self-start">
            {isOn ? words.stop : words.start}
          </button>
        </form>
      )}
    </>
  )
}

function Setup(enrolment: Enrolment) {
  const { uri, secret, recoveryCodes } = enrolment
  return (
    <div className="mt-4 print p-6!">
      <p className="mb-3">{words.scan}</p>
      <QrCode text={uri} label={words.qrCode} />
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
      <ConfirmForm enrolment={enrolment} />
    </div>
  )
}

/**
 * The first code proves that the app has the key. The form carries the enrolment, so that a wrong code does not lose it:
 * the server shows recovery codes only once.
 */
function ConfirmForm({ enrolment: { uri, recoveryCodes } }: { enrolment: Enrolment }) {
  return (
    <form action={paths.admin.twoFactorAct('confirm')} method="post" className="mt-6 grid gap-5">
      <input type="hidden" name="uri" value={uri} />
      <input type="hidden" name="recoveryCodes" value={recoveryCodes.join(' ')} />
      <Field form="two-factor" name="code" label={words.code}>
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
