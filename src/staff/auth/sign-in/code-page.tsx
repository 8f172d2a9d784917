import { paths } from '../../../paths.ts'
import { Field } from '../../../ui/form/field.tsx'
import { StaffBanner } from '../../frame/staff-banner.tsx'

export function CodePage({ next, message }: { next: string; message?: string }) {
  return (
    <div className="wrap pt-34 pb-20">
      <div className="print p-6! sm:p-9! max-w-[34rem]">
        <h1 className="title-section">Two-step verification</h1>
        <p className="mt-3 text-muted">
          Enter the six digits that your authenticator app shows for Forager, or one of your recovery codes.
        </p>
        <form action={paths.loginCode} method="post" className="mt-8 flex flex-col gap-5">
          <input type="hidden" name="next" value={next} />
          <Field form="code" name="code" label="Code">
            {(attributes) => (
              <input {...attributes} type="text" autoComplete="one-time-code" autoCapitalize="none" maxLength={20} />
            )}
          </Field>
          <StaffBanner error={message} />
          <p className="flex items-center gap-6">
            <button type="submit" className="button">
              Sign in
            </button>
            <a href={paths.login} className="text-link inline-flex items-center min-h-11">
              Start again
            </a>
          </p>
        </form>
      </div>
    </div>
  )
}
