import type { FormEvent } from 'react'
import type { ThreadEntry } from '../../../contactmails/replies/reply-schema.ts'
import { paths } from '../../../paths.ts'
import { fill } from '../../../ui/text/fill.ts'
import { Outside } from '../../../ui/text/outside.tsx'
import type { Conversation } from '../composer/conversation-schema.ts'
import type { ReplyWords } from '../composer/reply-words.ts'
import { withQuery } from '../state/inbox-location.ts'
import { SentAt } from './sent-at.tsx'
import { splitQuote } from './split-quote.ts'

type Props = { conversation: Conversation; words: ReplyWords; query: string; retry: (replyId: string) => void }

/** Answers and what came back, oldest first. */
export function Thread({ conversation, words, query, retry }: Props) {
  const { thread } = conversation
  if (thread.length === 0) return null
  return (
    <section id="answers" aria-labelledby="answers-heading" className="mt-8 max-w-[68ch]">
      <h2 id="answers-heading" className="title-item">
        {words.thread}
      </h2>
      <ol className="mt-3 grid gap-4">
        {thread.map((entry) => (
          <Entry key={entry.id} entry={entry} conversation={conversation} words={words} query={query} retry={retry} />
        ))}
      </ol>
    </section>
  )
}

function Entry({ entry, conversation, words, query, retry }: Props & { entry: ThreadEntry }) {
  const { id, direction, author, body, createdAt, state, isAutomatic, attachments } = entry
  const isOther = direction === 'in' && author.toLowerCase() !== conversation.sender.toLowerCase()
  const { text, quote } = direction === 'in' ? splitQuote(body) : { text: body, quote: '' }
  return (
    <li data-reply={id} data-state={state} className={`print p-5! ${direction === 'out' ? 'sm:ml-8' : 'sm:mr-8'}`}>
      <p className="flex flex-wrap items-baseline gap-x-3 text-small text-muted">
        <strong className="text-text">
          <Outside text={author} />
        </strong>
        <SentAt at={createdAt} />
        {direction === 'out' && <span aria-live="polite">{words.states[state]}</span>}
        {isAutomatic && <span>{words.automatic}</span>}
        {isOther && <strong className="text-error">{words.otherSender}</strong>}
      </p>
      <p className="mt-2 whitespace-pre-wrap">
        <Outside text={text} />
      </p>
      {quote && (
        <details className="mt-2 text-small">
          <summary className="text-muted">{words.quote}</summary>
          <p className="mt-2 whitespace-pre-wrap text-muted">
            <Outside text={quote} />
          </p>
        </details>
      )}
      {attachments.length > 0 && (
        <p className="mt-2 text-small text-muted">
          <Outside text={fill(words.attachments, { list: attachments.map(({ name }) => name).join(', ') })} />
        </p>
      )}
      {state === 'failed' && (
        <Failed entry={entry} contactmailId={conversation.id} words={words} query={query} retry={retry} />
      )}
    </li>
  )
}

type FailedProps = { entry: ThreadEntry; contactmailId: string } & Pick<Props, 'words' | 'query' | 'retry'>

function Failed({ entry, contactmailId, words, query, retry }: FailedProps) {
  const press = (event: FormEvent) => {
    event.preventDefault()
    retry(entry.id)
  }
  return (
    <form
      action={withQuery(paths.admin.replyRetry(contactmailId, entry.id), query)}
      method="post"
      className="mt-3 flex flex-wrap items-center gap-4"
      onSubmit={press}
    >
      <p className="text-small text-error">{reasonFor(entry.error ?? '', words)}</p>
      <button type="submit" className="button-line">
        {words.retry}
      </button>
    </form>
  )
}

function reasonFor(error: string, { errors, otherError }: ReplyWords) {
  const code = error.split(' ', 1)[0] ?? ''
  return errors[code] ?? fill(otherError, { code })
}
