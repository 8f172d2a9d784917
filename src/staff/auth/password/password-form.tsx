import { paths } from '../../../paths.ts'
import { Field } from '../../../ui/form/field.tsx'

/** Password managers need the hidden address. */
export function PasswordForm({ email }: { email: string }) {
  return (
    <form action={paths.admin.account} method="post" className="mt-4 grid gap-5">
      <p className="text-muted">
        At least 12 characters of any kind. Four unrelated words work well. You will be signed out everywhere else.
      </p>
      <input type="hidden" autoComplete="username" name="username" value={email} />
      <Field form="account" name="currentPassword" label="Current password">
        {(attributes) => <input {...attributes} type="password" autoComplete="current-password" maxLength={128} />}
      </Field>
      <Field form="account" name="newPassword" label="New password">
        {(attributes) => (
          <input {...attributes} type="password" autoComplete="new-password" minLength={12} maxLength={128} />
        )}
      </Field>
      <button type="submit" className="button justify-self-start">
        Change password
      </button>
    </form>
  )
}
