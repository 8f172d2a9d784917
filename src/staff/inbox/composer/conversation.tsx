import { useAtom } from 'jotai'
import { useEffect, useMemo, useRef } from 'react'
import { Thread } from '../pane/thread.tsx'
import { createConversationAtom } from './conversation-atom.ts'
import type { Conversation as ConversationData } from './conversation-schema.ts'
import { ReplyForm } from './reply-form.tsx'
import type { ReplyWords } from './reply-words.ts'

/** What a native post came to: the form as it was sent, and why it was not taken, if it was to be sent. */
export type Answered = { text: string; status: string; error?: string }

type Props = {
  conversation: ConversationData
  words: ReplyWords
  answered: Answered | null
  /** The query string of the list, which forms bring back. */
  query: string
  /** When somebody last changed the contactmail: the thread is read again. */
  changedAt: string | null
}

/** Milliseconds between looks at an answer that is on its way. */
const pause = 2000

/** The thread of a message and the form for an answer. Both work without JavaScript. */
export function Conversation({ conversation: start, words, answered, query, changedAt }: Props) {
  const [view, send] = useAtom(
    // biome-ignore lint/correctness/useExhaustiveDependencies: the atom starts once
    useMemo(
      () =>
        createConversationAtom({
          conversation: start,
          notice: answered?.error ? { kind: 'error', text: answered.error } : null,
        }),
      [],
    ),
  )
  const { conversation, isUnderway } = view
  useEffect(() => {
    if (!isUnderway) return
    const timer = setInterval(() => document.hidden || send({ type: 'refresh' }), pause)
    return () => clearInterval(timer)
  }, [isUnderway, send])

  const shownAt = useRef(changedAt)
  useEffect(() => {
    if (shownAt.current !== changedAt) send({ type: 'refresh' })
    shownAt.current = changedAt
  }, [changedAt, send])

  return (
    <>
      <Thread
        conversation={conversation}
        words={words}
        query={query}
        retry={(replyId) => send({ type: 'retry', replyId })}
      />
      {conversation.from !== null && (
        <ReplyForm
          conversation={conversation}
          from={conversation.from}
          query={query}
          text={answered?.text ?? ''}
          status={answered?.status ?? 'answered'}
          notice={view.notice}
          words={words}
          dismiss={() => send({ type: 'dismiss' })}
          submit={async (answer) => (await send({ type: 'send', ...answer })) === true}
        />
      )}
    </>
  )
}
