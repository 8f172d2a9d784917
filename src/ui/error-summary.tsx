import type { Ref } from 'react'
import type { ContactmailIssue } from '../schemas/contactmail.ts'

type Props = {
  ref?: Ref<HTMLDivElement>
  /** Prefix of the ids of the form's fields. */
  form: string
  title: string
  issues: ContactmailIssue[]
  /** Where the page has come to say this: no script is needed to be taken here. */
  autoFocus?: boolean
}

/** What is wrong with a form and where, each a link to its field. It is given the focus, and so is read out. */
export function ErrorSummary({ ref, form, title, issues, autoFocus }: Props) {
  const id = `${form}-summary`
  return (
    // biome-ignore lint/a11y/useSemanticElements: the pattern asks for a group, not for a set of fields
    <div
      ref={ref}
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: it is the answer that the visitor waits for
      autoFocus={autoFocus}
      className="error-summary p-5 border-3 border-error"
    >
      <h3 id={id} className="title-item text-error">
        {title}
      </h3>
      <ul className="mt-3">
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
