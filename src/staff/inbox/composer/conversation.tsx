import { useAtomValue, useStore } from 'jotai'
import { atom, type createStore } from 'jotai/vanilla'
import { useEffect, useMemo, useRef } from 'react'
import * as v from 'valibot'
import { call } from '../../../browser-state/call.ts'
import type { Status } from '../../../contactmails/due/status.ts'
import { paths } from '../../../paths.ts'
import type { BannerContent } from '../../../ui/form/banner.tsx'
import { moveAtom } from '../state/inbox-actions.ts'
import { lookAtom } from '../state/inbox-calls.ts'
import { updateAtom } from '../state/inbox-view.ts'
import { type Conversation as ConversationData, ConversationSchema, mergeThread } from '../state/thread-schema.ts'
import { repliedTo } from '../state/view-changes.ts'
import { ReplyForm } from './reply-form.tsx'
import { Thread } from './thread.tsx'

type Props = {
  conversation: ConversationData
  /** A reply in the reader's own mail program, for where this Worker sends none. */
  mailto: string
  changedAt: string | null
}

/** Milliseconds between polls while a reply is being sent. */
const pause = 2000

export function Conversation({ conversation: start, mailto, changedAt }: Props) {
  const store = useStore()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server sends later must not undo what is shown
  const { viewAtom, dismiss, refresh, readMore, send, retry } = useMemo(() => createConversation(store, start), [store])
  const { conversation, banner } = useAtomValue(viewAtom)
  const isUnderway = conversation.thread.some(({ state }) => state === 'queued')
  useEffect(() => {
    if (!isUnderway) return
    const timer = setInterval(() => document.hidden || refresh(), pause)
    return () => clearInterval(timer)
  }, [isUnderway, refresh])

  const shownAt = useRef(changedAt)
  useEffect(() => {
    if (shownAt.current !== changedAt) refresh()
    shownAt.current = changedAt
  }, [changedAt, refresh])

  return (
    <>
      <Thread conversation={conversation} more={readMore} retry={retry} />
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
          banner={banner}
          dismiss={dismiss}
          submit={send}
        />
      )}
    </>
  )
}

type View = {
  conversation: ConversationData
  banner: BannerContent | null
  /** The newer entries were shown: the next reply is sent whatever else arrives. */
  isConfirmed?: boolean
}

function createConversation(store: ReturnType<typeof createStore>, start: ConversationData) {
  const { id } = start
  const viewAtom = atom<View>({ conversation: start, banner: null })
  const change = (part: Partial<View>) => store.set(viewAtom, { ...store.get(viewAtom), ...part })
  const know = (part: Partial<ConversationData>) =>
    change({ conversation: { ...store.get(viewAtom).conversation, ...part } })
  const merge = (read: ConversationData) => {
    const { thread, hasOlder } = mergeThread(store.get(viewAtom).conversation, read)
    know({ thread, hasOlder })
  }
  const fail = (text: string) => change({ banner: { kind: 'error', text } })

  /** Reads the thread again. The form keeps what it knows: only a reply that was refused shows it the newer entries. */
  const refresh = async (areSeen = false) => {
    const called = await call(ConversationSchema, paths.api.replies(id), { isUnattended: true })
    if ('error' in called) return
    merge(called.result)
    if (areSeen) know({ seen: called.result.seen })
  }

  const readMore = async (part: { older: string } | { whole: string }) => {
    const called = await call(ConversationSchema, `${paths.api.replies(id)}?${new URLSearchParams(part)}`)
    if ('error' in called) fail(called.error)
    else merge(called.result)
  }

  const send = async ({ goesOn, ...reply }: { text: string; status: Status; goesOn: boolean }) => {
    const { conversation, banner, isConfirmed } = store.get(viewAtom)
    if (banner?.kind === 'loading') return false
    const { replyId, seen } = conversation
    change({ banner: { kind: 'loading' } })
    const body = { replyId, seen, ...reply, ...(isConfirmed && { isConfirmed }) }
    // It goes out even if the page is closed right after.
    const called = await call(v.unknown(), paths.api.replies(id), { method: 'POST', body, keepalive: true })
    if ('error' in called) {
      if (called.status === 422) know({ replyId: crypto.randomUUID() })
      if (called.status === 409) {
        change({ isConfirmed: true })
        await refresh(true)
      }
      fail(called.error)
      return false
    }
    know({ seen: replyId, replyId: crypto.randomUUID() })
    change({ banner: null, isConfirmed: false })
    store.set(updateAtom, repliedTo(id, reply.status))
    store.set(lookAtom)
    if (goesOn) store.set(moveAtom, 1)
    else refresh()
    return true
  }

  const retry = async (replyId: string) => {
    const called = await call(v.unknown(), paths.api.replyRetry(id, replyId), { method: 'POST' })
    if ('error' in called) fail(called.error)
    await refresh()
  }

  return { viewAtom, dismiss: () => change({ banner: null }), refresh, readMore, send, retry }
}
