import type { ThreadEntry } from '../../../contactmails/replies/reply-schema.ts'
import { paths } from '../../../paths.ts'
import { Outside } from '../../../ui/text/outside.tsx'
import { SentAt } from '../list/sent-at.tsx'
import { InboxLink } from '../list/tool.tsx'
import type { Conversation } from '../state/thread-schema.ts'

type Part = { older: string } | { whole: string }
type Props = {
  conversation: Conversation
  more: (part: Part) => void
  retry: (replyId: string) => void
}

export function Thread({ conversation, more, retry }: Props) {
  const { id, thread, hasOlder } = conversation
  const [first] = thread
  if (!first) return null
  return (
    <section id="replies" aria-labelledby="replies-heading" className="mt-8 max-w-[68ch]">
      <h2 id="replies-heading" className="title-item">
        Replies
      </h2>
      {hasOlder && <More id={id} part={{ older: first.id }} text="Show older ones" more={more} />}
      <ol className="mt-3 grid gap-4">
        {thread.map((entry) => (
          <Entry key={entry.id} entry={entry} conversation={conversation} more={more} retry={retry} />
        ))}
      </ol>
    </section>
  )
}

function Entry({ entry, conversation, more, retry }: Props & { entry: ThreadEntry }) {
  const { id, direction, author, body, createdAt, state, isAutomatic, isVerified, isCut, attachments } = entry
  const isOther = direction === 'in' && author.toLowerCase() !== conversation.sender.toLowerCase()
  const { text, quote } = direction === 'in' ? splitQuote(body) : { text: body, quote: '' }
  return (
    <li data-reply={id} data-state={state} className={`print p-5! ${direction === 'out' ? 'sm:ml-8' : 'sm:mr-8'}`}>
      <p className="flex flex-wrap items-baseline gap-x-3 text-small text-muted">
        <strong className="text-text">
          <Outside text={author} />
        </strong>
        <SentAt at={createdAt} />
        {direction === 'out' && <span aria-live="polite">{states[state]}</span>}
        {isAutomatic && <span>Automatic</span>}
        {direction === 'in' && !isVerified && <strong className="text-error">Could not be verified</strong>}
        {isOther && <strong className="text-error">Written from another address</strong>}
      </p>
      <p className="mt-2 whitespace-pre-wrap">
        <Outside text={text} />
      </p>
      {quote && (
        <details className="mt-2 text-small">
          <summary className="text-muted">Quoted text</summary>
          <p className="mt-2 whitespace-pre-wrap text-muted">
            <Outside text={quote} />
          </p>
        </details>
      )}
      {isCut && <More id={conversation.id} part={{ whole: id }} text="Show all of it" more={more} />}
      {attachments.length > 0 && (
        <p className="mt-2 text-small text-muted">
          Attachments, not stored: <Outside text={attachments.map(({ name }) => name).join(', ')} />
        </p>
      )}
      {state === 'failed' && (
        <p className="mt-3 flex flex-wrap items-center gap-4">
          <span className="text-small text-error">{reasonFor(entry.error ?? '')}</span>
          <button type="button" className="button-line needs-script" onClick={() => retry(id)}>
            Try again
          </button>
        </p>
      )}
    </li>
  )
}

/** A link to a page that shows more; with JavaScript, it is read into this one. */
function More({ id, part, text, more }: { id: string; part: Part; text: string; more: Props['more'] }) {
  return (
    <InboxLink
      className="text-link inline-flex items-center min-h-11 print:hidden"
      href={`${paths.admin.contactmail(id)}?${new URLSearchParams(part)}#replies`}
      follow={() => more(part)}
    >
      {text}
    </InboxLink>
  )
}

const states = { queued: 'Sending', sent: 'Sent', failed: 'Not sent', received: 'Received' }

const reasons: Record<string, string> = {
  'no-answer':
    'The mail service did not say whether it took this reply. It may have gone out: trying again may send it twice.',
  'not-configured': 'Sending is switched off.',
  E_RECIPIENT_SUPPRESSED: 'Earlier mail to this address came back, so the mail service refuses it.',
  E_RECIPIENT_NOT_ALLOWED: 'The mail service may not write to this address.',
  E_DELIVERY_FAILED: 'The receiving server refused it.',
  E_DAILY_LIMIT_EXCEEDED: 'The mail service has reached its daily limit.',
}

function reasonFor(error: string) {
  const code = error.split(' ', 1)[0] ?? ''
  return reasons[code] ?? `The mail service refused it (${code}).`
}

/** Divides an e-mail into what its writer wrote and the quoted rest, which begins at the first `>` line before the end. */
const splitQuote = (body: string): { text: string; quote: string } => {
  const lines = body.split('\n')
  const first = lines.findIndex((line) => line.startsWith('>'))
  if (first === -1) return { text: body, quote: '' }
  const isQuoteToTheEnd = lines.slice(first).every((line) => line.startsWith('>') || line.trim() === '')
  if (!isQuoteToTheEnd) return { text: body, quote: '' }
  // "Ada wrote:" stands on the line or two before.
  const introduction = lines.slice(0, first).findLastIndex((line) => line.trim().endsWith(':'))
  const start = introduction >= first - 3 && introduction !== -1 ? introduction : first
  const text = lines.slice(0, start).join('\n').trim()
  return text ? { text, quote: lines.slice(start).join('\n').trim() } : { text: body, quote: '' }
}
