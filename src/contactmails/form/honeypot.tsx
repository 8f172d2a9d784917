/**
 * A field that only programs fill in: not shown, not announced, not in the order of tabs, and marked as nothing that a
 * browser or a password manager should fill. What it holds is a sign of spam and stops nobody; see `src/contactmails/spam/spam-rules.ts`.
 */
export function Honeypot({ form, label }: { form: string; label: string }) {
  const id = `${form}-homepage`
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name="homepage"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  )
}
