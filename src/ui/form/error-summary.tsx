import type { Ref } from 'react'

type Props = {
  ref?: Ref<HTMLDivElement>
  form: string
  title: string
  issues: { field: string; message: string }[]
  id?: string | undefined
}

/** Lists a form's errors, each with a link to its field. It receives the focus, so screen readers read it out. */
export function ErrorSummary({ ref, form, title, issues, id }: Props) {
  const titleId = `${form}-summary`
  return (
    // biome-ignore lint/a11y/useSemanticElements: the pattern asks for a group, not for a set of fields
    <div
      ref={ref}
      role="group"
      id={id}
      aria-labelledby={titleId}
      tabIndex={-1}
      className="error-summary p-5 border-3 border-error"
    >
      <h3 id={titleId} className="title-item text-error">
        {title}
      </h3>
      <ul className="mt-4">
        {issues.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${form}-${field}`} className="text-link inline-flex items-center min-h-9 font-semibold">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
