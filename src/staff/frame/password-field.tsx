import { Field } from '../../ui/form/field.tsx'

type Props = { form: string; name?: string; label?: string; describedBy?: string; isNew?: boolean }

export function PasswordField({ isNew = false, name = 'password', label = 'Current password', ...field }: Props) {
  const rules = isNew ? { autoComplete: 'new-password', minLength: 12 } : { autoComplete: 'current-password' }
  return (
    <Field name={name} label={label} {...field}>
      {(attributes) => <input {...attributes} {...rules} type="password" maxLength={128} />}
    </Field>
  )
}
