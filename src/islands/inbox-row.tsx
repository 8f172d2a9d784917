import type { MouseEvent } from 'react'
import { paths } from '../paths.ts'
import type { ListedContactmail } from '../schemas/inbox.ts'
import { Received } from '../ui/received.tsx'

export type InboxRowWords = { unread: string; spamMark: string; delete: string }
type Props = {
  mail: ListedContactmail
  mayDelete: boolean
  words: InboxRowWords
  /** Asks whether it is meant. */
  ask: () => void
}

/** A mail of the list. Opening one marks it as read, so that it is a form and not a link. */
export function InboxRow({ mail, mayDelete, words, ask }: Props) {
  const { id, name, email, subject, reason, createdAt, verdict, readAt } = mail

  const press = (event: MouseEvent) => {
    event.preventDefault()
    ask()
  }

  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 py-3 border-b border-line" data-mail={id}>
      <form action={paths.admin.contactmailAct(id, 'open')} method="post" className="min-w-0">
        <button
          type="submit"
          className={`block w-full min-h-10 text-left bg-transparent hover:underline underline-offset-4 ${readAt ? '' : 'font-bold'}`}
        >
          {!readAt && (
            <span className="mr-2 px-1.5 py-0.5 text-[0.75rem] uppercase tracking-[0.08em] bg-brass text-ink">
              {words.unread}
            </span>
          )}
          {subject}
        </button>
      </form>
      {mayDelete && (
        <a
          className="text-link row-span-2 self-center inline-flex items-center min-h-11 text-small"
          href={paths.admin.contactmailAct(id, 'delete')}
          onClick={press}
        >
          {words.delete}
          <span className="sr-only">: {subject}</span>
        </a>
      )}
      <p className="col-start-1 text-small text-muted">
        <strong className="text-text">{name}</strong>&nbsp;· {email}&nbsp;· {reason}&nbsp;· <Received at={createdAt} />
        {verdict === 'spam' && <strong className="text-error">&nbsp;· {words.spamMark}</strong>}
      </p>
    </li>
  )
}
