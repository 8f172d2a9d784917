import type { AriaAttributes, ReactNode } from 'react'

type Attributes = AriaAttributes & Record<'id' | 'name' | 'className', string> & { required: boolean }

type Props = {
  form: string
  name: string
  label: string
  error?: string | undefined
  describedBy?: string
  required?: boolean
  children: (attributes: Attributes) => ReactNode
}

export function Field({ form, name, label, error, describedBy, required = true, children }: Props) {
  const id = `${form}-${name}`
  const descriptions = [error && `${id}-error`, describedBy].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="block mb-1.5 font-semibold">
        {label}
        {required && <span aria-hidden="true">&nbsp;*</span>}
      </label>
      {children({
        id,
        name,
        className: 'field',
        required,
        // Not left out: Firefox would announce a required field as invalid before anything is typed.
        'aria-invalid': Boolean(error),
        'aria-describedby': descriptions || undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 font-semibold text-error">
          {error}
        </p>
      )}
    </div>
  )
}
