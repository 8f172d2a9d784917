import { draftKey } from '../atoms/enquiry-draft.ts'
import { paths } from '../paths.ts'
import type { ContactmailIssue } from '../schemas/contactmail.ts'
import { Banner, type BannerWords, type Notice } from '../ui/banner.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { Decoy } from './decoy.tsx'
import { EnquiryFields, type EnquiryWords } from './enquiry-fields.tsx'
import type { FormBeacons } from './form-beacons.ts'
import { useEnquiry } from './use-enquiry.ts'

/** Where session storage has something under this key, the form has a draft to restore. */
export const enquiryDraftKey = draftKey

export type EnquiryFormProps = {
  /** Prefix of the form's ids, and the name of its draft. */
  form: string
  title: string
  /** On the partnership form the reason is given and its selector is hidden. */
  reason?: string
  words: EnquiryWords & {
    requiredHint: string
    submit: string
    sending: string
    success: string
    decoy: string
    banner: BannerWords
  }
  /** The site key of Turnstile, where it is on. */
  turnstile?: string
  /** Where it is counted how far forms get. */
  beacons?: FormBeacons
  /** As the server answers a post without JavaScript: what was typed and what became of it. */
  answered?: { values: Record<string, string>; issues: ContactmailIssue[]; notice: Notice }
}

/** The contact and the partnership form. Without JavaScript it posts itself and a page answers. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { form, title, reason, words, turnstile, answered } = props
  const { element, widget, summary, issues, notice, last, loading, length, hold, dismiss, submit, typed } =
    useEnquiry(props)

  return (
    <form
      ref={element}
      id={form}
      action={paths.api.contactmails}
      method="post"
      noValidate
      aria-labelledby={`${form}-title`}
      aria-busy={loading}
      className="flex flex-col gap-5"
      onSubmit={submit}
      onInput={typed}
    >
      <h2 id={`${form}-title`} className="title-part">
        {title}
      </h2>
      {issues.length > 0 && (
        <ErrorSummary
          ref={summary}
          form={form}
          title={`${words.banner.error} ${last?.text}`}
          issues={issues}
          autoFocus={answered !== undefined}
        />
      )}
      <p className="text-muted">{words.requiredHint}</p>
      <input type="hidden" name="form" value={form} />
      <EnquiryFields
        form={form}
        reason={reason}
        words={words}
        values={answered?.values ?? {}}
        issues={issues}
        length={length}
      />
      <Decoy form={form} label={words.decoy} />
      {turnstile && <div ref={widget} />}
      <div {...hold}>
        <Banner notice={notice} words={words.banner} quiet={issues.length > 0} dismissed={dismiss} />
        {!notice && last && issues.length === 0 && (
          <p className="text-muted">
            <strong>{words.banner[last.kind]}</strong> {last.text}
          </p>
        )}
      </div>
      <button type="submit" className="button self-start" aria-disabled={loading}>
        {loading ? words.sending : words.submit}
      </button>
    </form>
  )
}
