import { atom } from 'jotai/vanilla'
import * as v from 'valibot'
import { call } from '../../../browser-state/call.ts'
import type { replyStatuses } from '../../../contactmails/replies/reply-schema.ts'
import { paths } from '../../../paths.ts'
import type { BannerContent } from '../../../ui/form/banner.tsx'
import { type Conversation, ConversationSchema, isUnderway, mergeThread } from '../state/conversation-schema.ts'
import { moveAtom } from '../state/inbox-actions.ts'
import { lookAtom } from '../state/inbox-calls.ts'
import { sendAtom } from '../state/inbox-reducer.ts'

type ReplyStatus = (typeof replyStatuses)[number]
type View = {
  conversation: Conversation
  banner: BannerContent | null
  /** The newer entries were shown: the next reply is sent whatever else arrives. */
  isConfirmed?: boolean
}

export const createConversationAtom = (start: View) => {
  const viewAtom = atom(start)
  const change = atom(null, (get, set, part: Partial<View>) => set(viewAtom, { ...get(viewAtom), ...part }))

  /** Reads the thread again. The form keeps what it knows: only a reply that was refused shows it the newer entries. */
  const refresh = atom(null, async (get, set, known: 'as before' | 'all' = 'as before') => {
    const { conversation } = get(viewAtom)
    const called = await call(ConversationSchema, paths.api.replies(conversation.id), { isUnattended: true })
    if ('error' in called) return
    const { conversation: before } = get(viewAtom)
    const seen = known === 'all' ? called.result.seen : before.seen
    set(change, {
      conversation: { ...before, ...mergeThread(before, called.result), seen },
    })
  })

  const readMore = atom(null, async (get, set, part: { older: string } | { whole: string }) => {
    const { id } = get(viewAtom).conversation
    const called = await call(ConversationSchema, `${paths.api.replies(id)}?${new URLSearchParams(part)}`)
    if ('error' in called) return set(change, { banner: { kind: 'error', text: called.error } })
    const { conversation } = get(viewAtom)
    set(change, { conversation: { ...conversation, ...mergeThread(conversation, called.result) } })
  })

  const send = atom(null, async (get, set, { text, status, goesOn }: Omit<SendAction, 'type'>) => {
    const { conversation, banner, isConfirmed } = get(viewAtom)
    if (banner?.kind === 'loading') return false
    const { id, replyId, seen } = conversation
    set(change, { banner: { kind: 'loading' } })
    const called = await call(v.unknown(), paths.api.replies(id), {
      method: 'POST',
      body: { replyId, seen, text, status, ...(isConfirmed && { isConfirmed }) },
    })
    if ('error' in called) {
      if (called.status === 422) set(change, { conversation: { ...conversation, replyId: crypto.randomUUID() } })
      if (called.status === 409) {
        set(change, { isConfirmed: true })
        await set(refresh, 'all')
      }
      set(change, { banner: { kind: 'error', text: called.error } })
      return false
    }
    set(change, {
      conversation: { ...conversation, seen: replyId, replyId: crypto.randomUUID() },
      banner: null,
      isConfirmed: false,
    })
    set(sendAtom, { type: 'replied', id, status: status as ReplyStatus })
    set(lookAtom)
    await set(refresh)
    if (goesOn) await set(moveAtom, 1)
    return true
  })

  const retry = atom(null, async (get, set, replyId: string) => {
    const { id } = get(viewAtom).conversation
    const called = await call(v.unknown(), paths.api.replyRetry(id, replyId), { method: 'POST' })
    if ('error' in called) set(change, { banner: { kind: 'error', text: called.error } })
    await set(refresh)
  })

  return atom(
    (get) => ({ ...get(viewAtom), isUnderway: isUnderway(get(viewAtom).conversation.thread) }),
    (_get, set, action: Action) => {
      if (action.type === 'send') return set(send, action)
      if (action.type === 'more') return set(readMore, action.part)
      if (action.type === 'retry') return set(retry, action.replyId)
      if (action.type === 'dismiss') return set(change, { banner: null })
      return set(refresh)
    },
  )
}

type SendAction = { type: 'send'; text: string; status: string; goesOn: boolean }
type Action =
  | SendAction
  | { type: 'more'; part: { older: string } | { whole: string } }
  | { type: 'retry'; replyId: string }
  | { type: 'refresh' }
  | { type: 'dismiss' }
