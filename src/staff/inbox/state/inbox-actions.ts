import { atom, type Setter } from 'jotai/vanilla'
import { type Called, call } from '../../../browser-state/call.ts'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import { paths } from '../../../paths.ts'
import { type Change, ChangedSchema } from '../changes/change-schema.ts'
import { lookAtom } from '../live/news-atoms.ts'
import { inboxWords as words } from '../words.ts'
import { deleteContactmailsAtom, listContactmailsAtom, restoreContactmailsAtom } from './inbox-atoms.ts'
import { inboxUrl, withCursor } from './inbox-location.ts'
import { type InboxView, inboxViewAtom, sendAtom } from './inbox-view.ts'
import { neighbourOf } from './neighbour.ts'
import { OpenedSchema } from './opened-schema.ts'

const { contactmails, contactmailAct, contactmailsAct } = paths.api

/** Shows the progress of a call in the banner. Returns null if it failed, or nobody waits for it any more. */
const follow = async <Answer>(set: Setter, operation: Promise<Called<Answer>>, isAwaited = () => true) => {
  set(sendAtom, { type: 'called' })
  const called = await operation
  if (!isAwaited()) return null
  const hasFailed = 'error' in called
  set(sendAtom, hasFailed ? { type: 'failed', text: called.error } : { type: 'answered' })
  return hasFailed ? null : called
}

/** The number of the list asked for last: one that was asked for before it may come later. */
const lastAskedAtom = atom(0)

/** Fetches the list of a query string. Its URL is that of the page unless a contactmail is open. */
export const showAtom = atom(null, async (get, set, query: string, { isNew = true } = {}) => {
  const openedBefore = get(inboxViewAtom)?.opened?.id
  const asked = get(lastAskedAtom) + 1
  set(lastAskedAtom, asked)
  const list = set(listContactmailsAtom, `${contactmails}?${query}`)
  const found = await follow(set, list, () => get(lastAskedAtom) === asked)
  if (!found) return
  set(sendAtom, { type: 'listed', page: found.answer, query, now: found.answer.at ?? new Date().toISOString() })
  if (!isNew) return
  const opened = get(inboxViewAtom)?.opened?.id
  // What was opened while the list was on its way stays open.
  if (opened && opened !== openedBefore) return history.replaceState(null, '', inboxUrl(query, opened))
  history.pushState(null, '', inboxUrl(query))
  if (opened) set(sendAtom, { type: 'closed' })
})

/** Adds the next page to the list. Returns whether there was one. */
export const extendAtom = atom(null, async (get, set) => {
  const view = get(inboxViewAtom)
  if (!view?.page.next || view.notice?.kind === 'loading') return false
  const asked = get(lastAskedAtom)
  const list = set(listContactmailsAtom, `${contactmails}?${withCursor(view.query, view.page.next)}`)
  const found = await follow(set, list, () => get(lastAskedAtom) === asked)
  if (found) set(sendAtom, { type: 'extended', page: found.answer })
  return found !== null
})

/** Opens a contactmail in the pane and marks it as read. Going back leads from any to the list. */
export const openAtom = atom(null, async (get, set, mail: ListedContactmail, { isNew = true } = {}) => {
  const view = get(inboxViewAtom)
  if (!view) return
  const url = urlOf(view, mail.id)
  if (isNew && view.opened) history.replaceState(null, '', url)
  else if (isNew) history.pushState(null, '', url)
  set(sendAtom, { type: 'opened', mail })
  const called = await call(OpenedSchema, contactmailAct(mail.id, 'open'), { method: 'POST' })
  if (get(inboxViewAtom)?.opened?.id !== mail.id) return
  if ('error' in called) return set(sendAtom, { type: 'failed', text: called.error })
  set(sendAtom, { type: 'loaded', thread: called.answer.thread })
  set(sendAtom, { type: 'seen', mail: called.answer.contactmail })
})

/** Leaves the open contactmail for the list. */
export const closeAtom = atom(null, (get, set) => {
  const view = get(inboxViewAtom)
  if (!view?.opened) return
  history.pushState(null, '', urlOf(view))
  set(sendAtom, { type: 'closed' })
})

/** Opens the contactmail after or before the open one. Returns whether there is one. */
export const moveAtom = atom(null, async (get, set, step: 1 | -1) => {
  const found = () => {
    const view = get(inboxViewAtom)
    return view && neighbourOf(view, step)
  }
  const mail = found() ?? (step === 1 && (await set(extendAtom)) ? found() : null)
  if (mail) await set(openAtom, mail)
  return mail !== null
})

/** Makes one change to contactmails. `name` is that of a new assignee. */
export const changeAtom = atom(null, async (_get, set, ids: string[], change: Change, name: string | null = null) => {
  if (ids.length === 0) return false
  const answered = await follow(
    set,
    call(ChangedSchema, contactmailsAct('change'), { method: 'POST', body: { ids, change } }),
  )
  if (answered) set(sendAtom, { type: 'changed', ids, change, changed: answered.answer, name })
  set(lookAtom)
  return answered !== null
})

/** Deletes the contactmails whose deletion was to be confirmed. */
export const deleteAskedAtom = atom(null, async (get, set) => {
  const view = get(inboxViewAtom)
  if (!view) return
  const ids = view.asked
  const isOpen = view.opened !== null && ids.includes(view.opened.id)
  set(sendAtom, { type: 'asked', ids: [] })
  if (!(await follow(set, set(deleteContactmailsAtom, ids)))) return
  if (isOpen) history.replaceState(null, '', urlOf(view))
  set(sendAtom, { type: 'deleted', ids })
  set(lookAtom)
})

/** Takes the last change back. */
export const undoAtom = atom(null, async (get, set) => {
  const view = get(inboxViewAtom)
  if (!view?.undo) return
  const { undo, query } = view
  if (undo.kind === 'changed') {
    const body = undo.changed
    const answered = await follow(set, call(ChangedSchema, contactmailsAct('undo'), { method: 'POST', body }))
    if (answered) {
      const ids = answered.answer.previous.map(({ id }) => id)
      set(sendAtom, { type: 'undone', ids })
      if (ids.length < body.previous.length) set(sendAtom, { type: 'failed', text: words.changedSince })
      if (undo.mails.length === 0) await set(showAtom, query, { isNew: false })
    }
    set(lookAtom)
    return
  }
  const restored = await follow(set, set(restoreContactmailsAtom, undo.ids))
  set(sendAtom, { type: 'undo-over' })
  if (restored?.answer.ids.length === 0) set(sendAtom, { type: 'failed', text: words.tooLate })
  else if (restored) await set(showAtom, query, { isNew: false })
})

const urlOf = ({ query, cursor }: InboxView, id: string | null = null) => inboxUrl(withCursor(query, cursor), id)
