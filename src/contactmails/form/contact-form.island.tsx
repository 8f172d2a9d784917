import { paths } from '../../paths.ts'
import { Banner, type BannerContent, type BannerWords, EarlyBanner } from '../../ui/form/banner.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { ContactFormFields, type ContactFormWords } from './contact-form-fields.tsx'
import type { ContactFormSituation, ShownResult } from './contact-form-state.ts'
import { draftKey } from './draft.ts'
import { Honeypot } from './honeypot.tsx'
import { useContactForm } from './use-contact-form.ts'

export const contactFormDraftKey = draftKey

export type ContactFormProps = {
  form: string
  title: string
  reason?: string
  words: ContactFormWords & {
    requiredHint: string
    submit: string
    sending: string
    success: string
    honeypot: string
    banner: BannerWords
  }
  turnstile?: string
  result?: ShownResult
}

export function ContactForm(props: ContactFormProps) {
  const { form, title, reason, words, turnstile, result } = props
  const { refs, situation, issues, length, spokenLength, hold, dismiss, onPause, submit, typed } = useContactForm(props)
  const { banner, said } = wordsFor(situation, words.success)
  const isUnderWay = banner?.kind === 'loading'
  // Where a native post leads; a fragment gives the focus to an element that can take it.
  const target = result && { id: `${form}-result`, tabIndex: -1 }

  return (
    <form
      ref={refs.element}
      id={form}
      action={paths.api.contactmails}
      method="post"
      noValidate
      aria-labelledby={`${form}-title`}
      aria-busy={isUnderWay || undefined}
      className="flex flex-col gap-5"
      onSubmit={submit}
      onInput={typed}
    >
      <h2 id={`${form}-title`} className="title-part">
        {title}
      </h2>
      {issues.length > 0 && (
        <ErrorSummary
          ref={refs.summary}
          id={target?.id}
          form={form}
          title={`${words.banner.error} ${said?.text}`}
          issues={issues}
        />
      )}
      <p className="text-muted">{words.requiredHint}</p>
      <input type="hidden" name="form" value={form} />
      <ContactFormFields
        form={form}
        reason={reason}
        words={words}
        values={result?.values ?? {}}
        issues={issues}
        length={length}
        spokenLength={spokenLength}
        onPause={onPause}
        readOnly={isUnderWay}
      />
      <Honeypot form={form} label={words.honeypot} />
      {turnstile && <div ref={refs.widget} />}
      <button type="submit" className="button self-start" aria-disabled={isUnderWay || undefined}>
        {isUnderWay ? words.sending : words.submit}
      </button>
      {/* Below the button, so that the button stays where it was pressed. */}
      <div {...hold} {...(issues.length === 0 && target)} className="banner-place">
        <EarlyBanner words={words.banner} />
        <Banner content={banner} words={words.banner} quiet={issues.length > 0} dismissed={dismiss} />
        {!banner && said && issues.length === 0 && (
          <p className="text-muted">
            <strong>{words.banner[said.kind]}</strong> {said.text}
          </p>
        )}
      </div>
    </form>
  )
}

function wordsFor(
  situation: ContactFormSituation,
  success: string,
): { banner: BannerContent | null; said: BannerContent | null } {
  switch (situation.name) {
    case 'writing':
      return { banner: null, said: null }
    case 'verifying':
    case 'sending':
      return { banner: { kind: 'loading' }, said: null }
    default: {
      const said: BannerContent =
        situation.name === 'sent' ? { kind: 'success', text: success } : { kind: 'error', text: situation.message }
      return { banner: situation.hasBanner ? said : null, said }
    }
  }
}
