/** A field that only programs fill in: a spam signal, hidden from people, password managers and screen readers. */
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
