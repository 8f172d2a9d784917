import { paths } from '../../paths.ts'
import { Banner, bannerWords } from '../../ui/form/banner.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import type { Topic } from '../topic.ts'
import { ContactFormFields, Honeypot } from './contact-form-fields.tsx'
import { isUnderWay, type ShownResult } from './contact-form-state.ts'
import { replyBy } from './form-words.ts'
import { SentPanel } from './sent-panel.tsx'
import { useContactForm } from './use-contact-form.ts'

export type ContactFormProps = {
  form: string
  title: string
  reason?: string
  topic?: Topic & Record<'subject' | 'reason', string>
  replyDay: string
  page: string
  turnstile?: string
  result?: ShownResult
}

export function ContactForm(props: ContactFormProps) {
  const { form, title, reason, topic, replyDay, page, turnstile, result } = props
  const { refs, state, hold, startTurnstile, dismiss, submit, typed } = useContactForm(props)
  const { said, hasBanner, issues, sent, length } = state
  const titleId = `${form}-title`
  const isSending = isUnderWay(state)
  const isSent = said?.kind === 'success'
  // Where a native post leads; a fragment gives the focus to an element that can take it.
  const target = result && { id: `${form}-result`, tabIndex: -1 }

  return (
    <form
      ref={refs.element}
      id={form}
      action={paths.api.contactmails}
      method="post"
      noValidate
      aria-labelledby={titleId}
      aria-busy={isSending || undefined}
      className="relative flex flex-col gap-5 lg:scroll-mt-50"
      onFocus={startTurnstile}
      onSubmit={submit}
      onInput={typed}
    >
      <div className={isSent ? 'hidden' : 'contents'}>
        <h2 id={isSent ? undefined : titleId} className="title-part">
          {title}
        </h2>
        {issues.length > 0 && (
          <ErrorSummary
            ref={refs.summary}
            id={target?.id}
            form={form}
            title={`${bannerWords.error} ${said?.text}`}
            issues={issues}
          />
        )}
        {topic && (
          <p className="flex flex-wrap gap-x-3">
            <span className="text-muted">About</span>
            <a href={topic.about} className="text-link font-semibold">
              {topic.topic}
            </a>
            <input type="hidden" name="about" value={topic.about} />
          </p>
        )}
        <p className="text-muted">An asterisk (*) marks a required field.</p>
        <input type="hidden" name="form" value={form} />
        <ContactFormFields
          form={form}
          reason={reason}
          values={result?.values ?? topic ?? {}}
          issues={issues}
          length={length}
          readOnly={isSending}
        />
        <Honeypot form={form} />
        {turnstile && <div ref={refs.widget} className="order-1" />}
        <div className="order-1 flex flex-wrap items-center gap-x-5 gap-y-3">
          <button type="submit" className="button" aria-disabled={isSending || undefined}>
            {isSending ? 'Sending...' : 'Send message'}
          </button>
          <p className="flex-1 basis-56 text-small text-muted text-balance">{replyBy(replyDay)}</p>
        </div>
      </div>
      {/* Shown above the button, which stays where it was pressed, or over the summary of errors. */}
      <div className={isSent ? 'absolute inset-x-0 top-0' : 'banner-place'}>
        <div {...hold} {...(issues.length === 0 && !isSent && target)}>
          <Banner early content={hasBanner ? said : null} quiet={issues.length > 0} dismissed={dismiss} />
        </div>
      </div>
      {!hasBanner && said?.kind === 'error' && issues.length === 0 && (
        <p className="order-1 text-muted">
          <strong>{bannerWords[said.kind]}</strong> {said.text}
        </p>
      )}
      {isSent && (
        <SentPanel
          id={result?.said.kind === 'success' ? target?.id : undefined}
          titleId={titleId}
          sent={sent}
          topic={topic}
          again={page}
        />
      )}
    </form>
  )
}
