import { encode } from 'uqr'
import { paths } from '../../../paths.ts'
import { CopyButton } from '../../../site/rendering/copy-button.tsx'
import { StaffForm } from '../../frame/staff-form.tsx'
import { CodeField, PasswordField } from '../../frame/text-field.tsx'
import type { Enrolment, NewCodes } from './second-step.ts'

type Props = Record<'isRequired' | 'isMissing' | 'hasGrace', boolean> & {
  codesLeft: number | null
  newCodes: NewCodes | undefined
  search: string
}

export function SecondStepForm({ codesLeft, isRequired, isMissing, hasGrace, newCodes, search }: Props) {
  if (newCodes?.uri) return <Setup {...newCodes} uri={newCodes.uri} search={search} />
  if (newCodes) return <RecoveryCodes codes={newCodes.recoveryCodes} />
  const isOn = codesLeft !== null
  const needed = `Admins need two-step verification. Set it up ${hasGrace ? 'before you next sign in' : 'to continue'}.`
  return (
    <>
      <p className="mt-4 font-semibold">
        {isOn ? 'Two-step verification is on.' : isMissing ? needed : 'Two-step verification is off.'}
      </p>
      {isOn && (
        <StaffForm action={paths.admin.secondStepAct('codes')} submit="Make new recovery codes">
          <p>{`Recovery codes left: ${codesLeft}. To replace them:`}</p>
          <PasswordField form="codes" />
        </StaffForm>
      )}
      {!(isOn && isRequired) && (
        <StaffForm
          action={isOn ? paths.admin.secondStepAct('stop') : paths.admin.secondStep + search}
          submit={isOn ? 'Turn off' : 'Set up'}
          className="mt-8"
        >
          {isOn && <p>To turn two-step verification off:</p>}
          <PasswordField form="second-step" />
          {isOn && <CodeField form="second-step" label="Code from the app, or a recovery code" />}
        </StaffForm>
      )}
    </>
  )
}

function Setup({ uri, recoveryCodes, search }: Enrolment & { search: string }) {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return (
    <div className="mt-4 print p-6!">
      <p className="mb-3">Scan this code with your authenticator app:</p>
      <QrCode text={uri} label="QR code for the authenticator app" />
      <p className="mt-3">
        <a className="text-link" href={uri}>
          On your phone? Open this link in the app
        </a>
      </p>
      <p className="mt-3">
        Or enter this key: <code className="font-semibold">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <RecoveryCodes codes={recoveryCodes} />
      <StaffForm action={paths.admin.secondStepAct('confirm') + search} submit="Turn on" className="mt-6" strong>
        <input type="hidden" name="uri" value={uri} />
        <input type="hidden" name="recoveryCodes" value={recoveryCodes.join(' ')} />
        <CodeField form="second-step" label="Six-digit code from the app" inputMode="numeric" />
      </StaffForm>
    </div>
  )
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <>
      <h3 className="title-item mt-6">Recovery codes</h3>
      <p className="mt-1 text-muted">
        Each code works once, if you cannot use the app. Save them now: they will not be shown again.
      </p>
      <ul id="recovery-codes" className="mt-3 grid grid-cols-2 gap-x-6 font-mono">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
            {'\n'}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <CopyButton copies="recovery-codes" text="Copy the codes" copied="Copied." />
        <a
          className="text-link inline-flex items-center min-h-11"
          href={`data:text/plain,${encodeURIComponent(`Forager, recovery codes\n\n${codes.join('\n')}\n`)}`}
          download="forager-recovery-codes.txt"
        >
          Download them
        </a>
      </div>
    </>
  )
}

/** Dark on white in both colour schemes, as many cameras read nothing else. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges" className="w-52">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={squares.join('')} />
    </svg>
  )
}
