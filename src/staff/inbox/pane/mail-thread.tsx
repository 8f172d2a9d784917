import { Conversation } from '../composer/conversation.tsx'
import { Notes } from '../composer/notes.tsx'
import { replyWords } from '../composer/reply-words.ts'
import type { InboxView } from '../state/inbox-view.ts'
import type { MailThread as Thread } from '../state/opened-schema.ts'

type Props = { thread: Thread; view: InboxView; query: string }

/** Answers and notes below a contactmail. */
export function MailThread({ thread, view, query }: Props) {
  const { id, notes, conversation, mailto } = thread
  return (
    <>
      {(conversation.from !== null || conversation.thread.length > 0) && (
        <Conversation
          conversation={conversation}
          words={replyWords}
          answered={view.answered}
          query={query}
          changedAt={view.opened?.changedAt ?? null}
        />
      )}
      {conversation.from === null && (
        <p className="mt-6 print:hidden">
          <a className="button" href={mailto}>
            {replyWords.byMail}
          </a>
        </p>
      )}
      <Notes id={id} notes={notes} query={query} />
    </>
  )
}
