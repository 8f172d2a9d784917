import { atom, type Getter, type Setter } from 'jotai/vanilla'
import * as v from 'valibot'
import { call } from '../../../browser-state/call.ts'
import { keysOf } from '../../../contactmails/attachments/attachment.ts'
import { ListedContactmailSchema } from '../../../contactmails/listed-contactmail.ts'
import type { DraftKind, replyStatuses, ThreadEntry } from '../../../contactmails/replies/reply-schema.ts'
import { paths } from '../../../paths.ts'
import { draftOf, draftsAtom, endDraftAtom, saveDraftAtom } from './drafts.ts'
import { act, closeAtom, follow, loadingAtom, loadOpenedAtom, moveAtom } from './inbox-actions.ts'
import { lookAtom } from './inbox-calls.ts'
import { done, failed, inboxViewAtom, updateAtom, updateThreadAtom, whyOf } from './inbox-view.ts'
import { attachingAtom } from './reply-files.ts'
import { restAtom } from './rest.ts'
import { ConversationSchema, mergeThread, withoutTakenBack } from './thread-schema.ts'
import { repliedTo } from './view-changes.ts'

/** The contactmail whose reply or note is being sent, one of each at a time. Pressing again does nothing. */
export const sendingAtom = atom<Record<DraftKind, string | null>>({ reply: null, note: null })
/** The contactmail that came next by itself: another press on "Send" was meant for the one before. */
export const cameNextAtom = atom<string | null>(null)

/** Reads the thread again. Only a reply that was refused makes its newer entries known to the composer. */
export const refreshThreadAtom = atom(null, async (_get, set, id: string, areSeen = false) => {
  const called = await call(ConversationSchema, paths.api.replies(id), { isUnattended: true })
  if ('error' in called) return
  const { result } = called
  set(updateThreadAtom, id, (known) => ({
    ...mergeThread(withoutTakenBack(known, result), result),
    history: result.history,
    isBlocked: result.isBlocked,
    // A reply that was taken back is the last one no longer.
    seen: areSeen || isKnown(known.thread, result.seen) ? result.seen : known.seen,
  }))
})

const isKnown = (thread: ThreadEntry[], id: string) => id === '' || thread.some((entry) => entry.id === id)

export const readMoreAtom = atom(null, async (_get, set, id: string, part: { older: string } | { whole: string }) => {
  const called = await follow(set, call(ConversationSchema, `${paths.api.replies(id)}?${new URLSearchParams(part)}`))
  if (called) set(updateThreadAtom, id, (known) => mergeThread(known, called.result))
})

export const retryAtom = atom(null, async (_get, set, id: string, replyId: string) => {
  await follow(set, call(v.unknown(), paths.api.replyRetry(id, replyId), { method: 'POST' }))
  await set(refreshThreadAtom, id)
})

type Posted = { id: string; status: (typeof replyStatuses)[number]; isPhone: boolean }

/** Sends the reply that is being written and goes on: to the next contactmail, or on a phone to the list. */
export const sendReplyAtom = atom(null, async (get, set, { id, status, isPhone }: Posted) => {
  await sending(get, set, 'reply', id, async () => {
    const name = get(inboxViewAtom)?.opened?.name
    // Also for what is opened meanwhile: once loaded, it would remove the banner that is set here.
    while (get(loadingAtom)) await get(loadingAtom)
    const { thread, opened } = get(inboxViewAtom) ?? {}
    if (opened?.id !== id)
      return set(updateAtom, failed(`Not sent: you left ${name}’s message while it was loading. Your text is a draft.`))
    if (thread?.id !== id) {
      await set(loadOpenedAtom, id)
      if (get(inboxViewAtom)?.thread?.id === id) set(updateAtom, failed(onlyNowLoaded))
      return
    }
    if ((await get(attachingAtom)[id]?.done) === false)
      return set(updateAtom, ({ banner }) => failed(`Not sent. ${banner?.kind === 'error' ? banner.text : ''}`.trim()))
    const draft = written(get, set, 'reply', id)
    if (!draft) return
    if (get(cameNextAtom) === id)
      return set(updateAtom, failed('Not sent: this is the next message. To send this text, click in it first.'))
    const { seen } = thread
    const banner = get(inboxViewAtom)?.banner
    const isConfirmed = banner?.kind === 'error' && banner.asks === id
    const files = keysOf(draft.saved.attachments)
    const body = { replyId: draft.id, text: draft.text, status, seen, draft: draft.end, isConfirmed, files }
    // It goes out even if the page is closed right after.
    const called = await call(SentSchema, paths.api.replies(id), { body, keepalive: true })
    if ('error' in called) {
      if (called.status === 422) {
        set(endDraftAtom, 'reply', id, '')
        // Reads which files the draft has now.
        await set(saveDraftAtom, 'reply', id)
      }
      if (called.status !== 409) return fail(get, set, 'reply', id, draft.id, called)
      await set(refreshThreadAtom, id, true)
      return set(updateAtom, { banner: { kind: 'error', text: called.error, asks: id } })
    }
    set(endDraftAtom, 'reply', id, draft.text)
    set(updateAtom, repliedTo(draft.id, called.result.contactMails))
    set(updateThreadAtom, id, () => ({ seen: draft.id }))
    set(lookAtom, true)
    if (get(inboxViewAtom)?.opened?.id !== id) return
    if (isPhone) return set(closeAtom)
    if (!(await set(restAtom, set(moveAtom, 1)))) return set(refreshThreadAtom, id)
    set(cameNextAtom, get(inboxViewAtom)?.opened?.id ?? null)
  })
})

const SentSchema = v.object({ contactMails: v.array(ListedContactmailSchema) })

const onlyNowLoaded = 'Not sent: the replies to this message were not loaded until now. Read them, and send again.'

const noteAdded = 'Note added'

export const addNoteAtom = atom(null, async (get, set, id: string) => {
  await sending(get, set, 'note', id, async () => {
    const draft = written(get, set, 'note', id)
    if (!draft) return
    const options = { body: { id: draft.id, body: draft.text, draft: draft.end }, keepalive: true }
    const called = await call(ConversationSchema, paths.api.contactmailAct(id, 'notes'), options)
    if ('error' in called) {
      if (called.status === 422) set(endDraftAtom, 'note', id, '')
      return fail(get, set, 'note', id, draft.id, called)
    }
    set(endDraftAtom, 'note', id, draft.text)
    set(updateAtom, done(noteAdded))
    set(updateThreadAtom, id, (known) => mergeThread(known, called.result))
  })
})

async function sending(get: Getter, set: Setter, kind: DraftKind, id: string, run: () => Promise<unknown>) {
  const current = get(sendingAtom)[kind]
  if (current === id) return
  if (current) return set(updateAtom, failed('Not sent: the one before is still being sent. Try again in a moment.'))
  set(sendingAtom, (all) => ({ ...all, [kind]: id }))
  await act(set, run).finally(() => set(sendingAtom, (all) => ({ ...all, [kind]: null })))
}

/** The current text. It need not be saved first: sending it deletes the draft that this tab saved. */
function written(get: Getter, set: Setter, kind: DraftKind, id: string) {
  const drafts = get(draftsAtom)
  const draft = draftOf(drafts, kind, id)
  if (!draft?.text.trim()) {
    // A press too many leaves "Sent" with its "Undo", or "Note added", where it is.
    const isAdded = kind === 'note' && get(inboxViewAtom)?.banner?.text === noteAdded
    if (get(cameNextAtom) !== id && !isAdded)
      set(updateAtom, failed(kind === 'reply' ? 'Write your reply.' : 'Write the note.'))
    return null
  }
  return { ...draft, end: { version: draft.saved.version, tab: drafts.tab } }
}

function fail(get: Getter, set: Setter, kind: DraftKind, id: string, draft: string, called: Failed) {
  const isUnknown = called.status === 0 || called.status >= 500
  // Meanwhile saving the draft has found that it was sent after all, and has said so.
  if (isUnknown && draftOf(get(draftsAtom), kind, id)?.id !== draft) return
  const again = isUnknown ? ' Your text is kept. Try again: nothing goes out twice.' : ''
  set(updateAtom, failed(whyOf(called) + again))
}
type Failed = { error: string; status: number }
