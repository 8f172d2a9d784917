import { useSetAtom } from 'jotai'
import { use } from 'react'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import type { ThreadEntry } from '../../../contactmails/replies/reply-schema.ts'
import { notVerified } from '../../../contactmails/spam/spam-rules.ts'
import { OfficeContext } from '../state/inbox-view.ts'
import { retryAtom } from '../state/thread-actions.ts'
import type { Note } from '../state/thread-schema.ts'
import { Entry, More } from './entry.tsx'
import { failureInWords, splitQuote } from './entry-text.ts'
import { Files } from './files.tsx'
import { Linked } from './linked.tsx'

type Props = { mail: ListedContactmail; isOpen: boolean }

export function Message({ mail: { name, createdAt, subject, message, verdictReasons }, isOpen }: Props) {
  const unverified = verdictReasons?.includes(notVerified) && (
    <strong className="text-error">Could not be verified</strong>
  )
  const lead = leadOf(subject)
  return <Entry who={name} at={createdAt} isOpen={isOpen} isIn lead={lead} text={message} facts={unverified} />
}

/** A subject that is too long for the heading stands above the text. */
const leadOf = (subject: string) => subject.length > 90 && subject

export function NoteEntry({ note: { id, author, body, createdAt }, isOpen }: { note: Note; isOpen: boolean }) {
  const data = { 'data-note': id }
  return (
    <Entry who={useName(author)} at={createdAt} text={body} isOpen={isOpen} data={data} facts={<span>Note</span>} />
  )
}

export function Reply({ entry, mail, isOpen }: Props & { entry: ThreadEntry }) {
  const retry = useSetAtom(retryAtom)
  const { id, direction, author, body, createdAt, state, isAutomatic, isVerified, isCut, attachments } = entry
  const isIn = direction === 'in'
  const isSender = author.toLowerCase() === mail.email.toLowerCase()
  const { text, quote } = isIn ? splitQuote(body) : { text: body, quote: '' }
  const name = useName(author)
  const facts = (
    <>
      {!isIn && <span aria-live="polite">{states[state]}</span>}
      {isAutomatic && <span>Automatic</span>}
      {isIn && !isVerified && <strong className="text-error">Could not be verified</strong>}
      {isIn && !isSender && <strong className="text-error">Written from another address</strong>}
    </>
  )
  const data = { 'data-reply': id, 'data-state': state }
  const lead = isIn && createdAt === mail.createdAt && leadOf(mail.subject)
  return (
    <Entry who={isIn && isSender ? mail.name : name} at={createdAt} {...{ text, isOpen, isIn, facts, lead, data }}>
      {quote && (
        <details className="mt-2 text-small text-muted">
          <summary>Quoted text</summary>
          <p className="mt-2 whitespace-pre-wrap">
            <Linked text={quote} />
          </p>
        </details>
      )}
      {isCut && <More id={mail.id} part={{ whole: id }} text="Show all of it" />}
      <Files id={mail.id} attachments={attachments} />
      {state === 'failed' && (
        <p className="mt-2 flex flex-wrap items-center gap-4">
          <span className="text-small text-error">{failureInWords(entry.error ?? '')}</span>
          <button type="button" className="tool needs-script" onClick={() => retry(mail.id, id)}>
            Try again
          </button>
        </p>
      )}
    </Entry>
  )
}

const useName = (email: string) => use(OfficeContext).names[email] ?? email

const states = { queued: 'Sending', sent: 'Sent', failed: 'Not sent', received: 'Received' }
