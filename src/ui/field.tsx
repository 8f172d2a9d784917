import type { ReactNode } from 'react'

export type FieldAttributes = {
  id: string
  name: string
  className: string
  required: true
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type Props = {
  form: string
  name: string
  label: string
  /** What is wrong with it, beside the field. */
  error?: string | undefined
  /** The id of more that describes it. */
  describedBy?: string
  children: (attributes: FieldAttributes) => ReactNode
}

/** A label, its control and what is wrong with it, tied together. */
export function Field({ form, name, label, error, describedBy, children }: Props) {
  const id = `${form}-${name}`
  const descriptions = [error && `${id}-error`, describedBy].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="block mb-1.5 font-semibold">
        {label} <span aria-hidden="true">*</span>
      </label>
      {children({
        id,
        name,
        className: 'field',
        required: true,
        'aria-invalid': error ? true : undefined,
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
