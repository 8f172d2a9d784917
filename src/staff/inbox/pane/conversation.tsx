import { useAtom } from 'jotai'
import { useEffect, useMemo, useRef } from 'react'
import { createConversationAtom } from '../composer/conversation-atom.ts'
import { ReplyForm } from '../composer/reply-form.tsx'
import type { Conversation as ConversationData } from '../state/conversation-schema.ts'
import { Thread } from './thread.tsx'

type Props = {
  conversation: ConversationData
  /** A reply in the reader's own mail program, for where this Worker sends none. */
  mailto: string
  /** When somebody last changed the contactmail: the thread is read again. */
  changedAt: string | null
}

/** Milliseconds between polls while a reply is being sent. */
const pause = 2000

export function Conversation({ conversation: start, mailto, changedAt }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the atom starts once
  const [view, send] = useAtom(useMemo(() => createConversationAtom({ conversation: start, banner: null }), []))
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
        more={(part) => send({ type: 'more', part })}
        retry={(replyId) => send({ type: 'retry', replyId })}
      />
      {conversation.from === null ? (
        <p className="mt-6 unprinted">
          <a className="button" href={mailto}>
            Reply by email
          </a>
        </p>
      ) : (
        <ReplyForm
          conversation={conversation}
          from={conversation.from}
          banner={view.banner}
          dismiss={() => send({ type: 'dismiss' })}
          submit={async (reply) => (await send({ type: 'send', ...reply })) === true}
        />
      )}
    </>
  )
}
