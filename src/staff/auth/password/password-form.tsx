import { paths } from '../../../paths.ts'
import { Field } from '../../../ui/form/field.tsx'
import { accountWords as words } from '../words.ts'

/** The hidden address is for password managers. */
export function PasswordForm({ email }: { email: string }) {
  return (
    <form action={paths.admin.account} method="post" className="mt-4 grid gap-5">
      <p className="text-muted">{words.passwordHint}</p>
      <input type="hidden" autoComplete="username" name="username" value={email} />
      <Field form="account" name="currentPassword" label={words.current}>
        {(attributes) => <input {...attributes} type="password" autoComplete="current-password" maxLength={128} />}
      </Field>
      <Field form="account" name="newPassword" label={words.next}>
        {(attributes) => (
          <input {...attributes} type="password" autoComplete="new-password" minLength={12} maxLength={128} />
        )}
      </Field>
      <button type="submit" className="button justify-self-start">
        {words.change}
      </button>
    </form>
  )
}
