import { useSetAtom } from 'jotai'
import { use } from 'react'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import type { ThreadEntry } from '../../../contactmails/replies/reply-schema.ts'
import { notVerified } from '../../../contactmails/spam/spam-rules.ts'
import { Outside } from '../../../ui/text/outside.tsx'
import { OfficeContext } from '../state/inbox-view.ts'
import { readMoreAtom, retryAtom } from '../state/thread-actions.ts'
import type { Note } from '../state/thread-schema.ts'
import { Entry, More } from './entry.tsx'
import { failureInWords, splitQuote } from './entry-text.ts'

type Mail = ListedContactmail

export function Message({
  mail: { name, createdAt, subject, message, verdictReasons },
  isOpen,
}: {
  mail: Mail
  isOpen: boolean
}) {
  const unverified = verdictReasons?.includes(notVerified) && (
    <strong className="text-error">Could not be verified</strong>
  )
  return (
    <Entry who={name} at={createdAt} isOpen={isOpen} isIn text={message} facts={unverified}>
      {subject.length > 90 && (
        <p className="font-semibold">
          <Outside text={subject} />
        </p>
      )}
      <p className="pane-message whitespace-pre-wrap">
        <Outside text={message} />
      </p>
    </Entry>
  )
}

export function NoteEntry({ note: { id, author, body, createdAt }, isOpen }: { note: Note; isOpen: boolean }) {
  const data = { 'data-note': id }
  return (
    <Entry who={useName(author)} at={createdAt} text={body} isOpen={isOpen} data={data} facts={<span>Note</span>}>
      <p className="whitespace-pre-wrap">
        <Outside text={body} />
      </p>
    </Entry>
  )
}

type ReplyProps = { entry: ThreadEntry; mail: Mail; isOpen: boolean }

export function Reply({ entry, mail, isOpen }: ReplyProps) {
  const more = useSetAtom(readMoreAtom)
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
  return (
    <Entry who={isIn && isSender ? mail.name : name} at={createdAt} {...{ text, isOpen, isIn, facts, data }}>
      <p className="whitespace-pre-wrap">
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
      {isCut && <More id={mail.id} part={{ whole: id }} text="Show all of it" more={more} />}
      {attachments.length > 0 && (
        <p className="mt-2 text-small text-muted">
          Attachments, not stored: <Outside text={attachments.map(({ name }) => name).join(', ')} />
        </p>
      )}
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

/** The name of the colleague with this address; the address if they have left. */
const useName = (email: string) => {
  const { colleagues } = use(OfficeContext)
  return colleagues.find((colleague) => colleague.email === email)?.name ?? email
}

const states = { queued: 'Sending', sent: 'Sent', failed: 'Not sent', received: 'Received' }
