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

/** A value that says what it is, or one with its words. */
type Choice = string | number | [value: string, words: string]
type SelectProps = Omit<Props, 'describedBy'> & {
  none?: string
  choices: readonly Choice[]
  chosen: string | number | null | undefined
}

export function SelectField({ none, choices, chosen, ...field }: SelectProps) {
  return (
    <Field {...field} required={false}>
      {(attributes) => (
        <select {...attributes} defaultValue={chosen ?? ''}>
          {none && <option value="">{none}</option>}
          {choices.map((choice) => {
            const [value, words] = Array.isArray(choice) ? choice : [choice, choice]
            return (
              <option key={value} value={value}>
                {words}
              </option>
            )
          })}
        </select>
      )}
    </Field>
  )
}

type PasswordProps = Pick<Props, 'form' | 'describedBy'> & Input & { name?: string; label?: string; isNew?: boolean }

export function PasswordField({ isNew, name = 'password', label = 'Current password', ...field }: PasswordProps) {
  const rules = isNew ? { autoComplete: 'new-password', minLength: 12 } : { autoComplete: 'current-password' }
  return <TextField {...field} {...rules} name={name} label={label} type="password" maxLength={128} />
}

export function EmailField(input: { form: string; label?: string; describedBy?: string } & Input) {
  return <TextField name="email" label="Email" type="email" maxLength={254} {...input} />
}

export function CodeField(field: { form: string; label: string; describedBy?: string } & Input) {
  return <TextField name="code" autoComplete="one-time-code" autoCapitalize="none" maxLength={20} {...field} />
}
