import type { InputHTMLAttributes } from 'react'
import { Field } from '../../ui/form/field.tsx'

type Props = { form: string; name: string; label: string; describedBy?: string }
type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'form' | 'name'>

export function TextField({ describedBy = '', form, name, label, ...input }: Props & Input) {
  return (
    <Field form={form} name={name} label={label} describedBy={describedBy}>
      {(attributes) => <input {...attributes} type="text" autoComplete="off" {...input} />}
    </Field>
  )
}

type PasswordProps = { form: string; name?: string; label?: string; describedBy?: string; isNew?: boolean }

export function PasswordField({ isNew, name = 'password', label = 'Current password', ...field }: PasswordProps) {
  const rules = isNew ? { autoComplete: 'new-password', minLength: 12 } : { autoComplete: 'current-password' }
  return <TextField {...field} {...rules} name={name} label={label} type="password" maxLength={128} />
}

export function EmailField(input: { form: string } & Input) {
  return <TextField name="email" label="Email" type="email" maxLength={254} {...input} />
}

/** The code of an authenticator app, or a recovery code. */
export function CodeField(field: { form: string; label: string }) {
  return <TextField name="code" autoComplete="one-time-code" autoCapitalize="none" maxLength={20} {...field} />
}
