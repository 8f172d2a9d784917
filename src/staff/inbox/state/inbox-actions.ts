import { atom, type Getter, type Setter } from 'jotai/vanilla'
import { type Called, call } from '../../../browser-state/call.ts'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import { paths } from '../../../paths.ts'
import { type Change, UndoneSchema } from '../changes/change-schema.ts'
import { inOrder } from '../search/inbox-page.ts'
import { adoptDraftsAtom, draftsAtom } from './drafts.ts'
import { changeOnce, deleteContactmailsAtom, listContactmailsAtom, lookAtom } from './inbox-calls.ts'
import { inboxUrl, withCursor } from './inbox-location.ts'
import { failed, type InboxView, inboxViewAtom, type Undo, updateAtom, whyOf, withoutError } from './inbox-view.ts'
import { OpenedSchema } from './thread-schema.ts'
import { changed, deleted, extended, listed, neighbourOf, replaced, undone } from './view-changes.ts'

const { contactmails, contactmailAct, contactmailsAct } = paths.api

/** Says at the composer why a call failed. Returns null if it did, or was superseded. */
export const follow = async <Result>(set: Setter, operation: Promise<Called<Result>>, isAwaited = () => true) => {
  set(updateAtom, { isLoading: true })
  const called = await operation
  if (!isAwaited()) return null
  if ('error' in called) {
    set(updateAtom, { isLoading: false, ...failed(whyOf(called)) })
    return null
  }
  set(updateAtom, (view) => ({ isLoading: false, ...withoutError(view) }))
  return called
}

/** The number of the latest list request: an earlier one may arrive later. */
const lastAskedAtom = atom(0)

/** Keeps the list that is shown, and drops one that is still on its way. */
export const keepListAtom = atom(null, (_get, set) => {
  set(lastAskedAtom, (asked) => asked + 1)
  set(updateAtom, { isLoading: false, missed: null })
})

export const showAtom = atom(null, async (get, set, wanted: string, { isNew = true } = {}) => {
  const query = inOrder(wanted)
  const openedBefore = get(inboxViewAtom)?.opened?.id
  const asked = get(lastAskedAtom) + 1
  set(lastAskedAtom, asked)
  const list = set(listContactmailsAtom, `${contactmails}?${query}`)
  const found = await follow(set, list, () => get(lastAskedAtom) === asked)
  if (!found) {
    if (get(lastAskedAtom) === asked) set(updateAtom, { missed: query })
    return
  }
  set(updateAtom, listed(found.result, query))
  const opened = get(inboxViewAtom)?.opened?.id
  // What was opened while the list was on its way stays open.
  if (opened && opened !== openedBefore) return history.replaceState(null, '', inboxUrl(query, opened))
  if (!isNew) return
  history.pushState(null, '', inboxUrl(query))
  if (opened) set(updateAtom, { opened: null, thread: null })
})

export const extendAtom = atom(null, async (get, set) => {
  const view = get(inboxViewAtom)
  if (!view?.page.next || view.isLoading) return false
  const { query, page } = view
  const list = set(listContactmailsAtom, `${contactmails}?${withCursor(query, page.next)}`)
  const isSameList = (now: InboxView | null) => now?.query === query && now.page.next === page.next
  const found = await follow(set, list, () => isSameList(get(inboxViewAtom)))
  if (found) set(updateAtom, extended(found.result))
  return found !== null
})

/** Opens a contactmail in the pane and marks it as read. Going back leads from any to the list. */
export const openAtom = atom(null, async (get, set, mail: ListedContactmail, { isNew = true } = {}) => {
  const view = get(inboxViewAtom)
  if (!view) return
  const url = urlOf(view, mail.id)
  if (isNew && view.opened) history.replaceState(null, '', url)
  else if (isNew) history.pushState(null, '', url)
  set(updateAtom, (view) => ({ opened: mail, thread: null, ...withoutError(view) }))
  await set(loadOpenedAtom, mail.id)
})

/** The conversation being loaded, if any. "Send" waits for it. */
export const loadingAtom = atom<Promise<void> | null>(null)
export const loadOpenedAtom = atom(null, (get, set, id: string, { isUnattended = false } = {}) => {
  const loading = load(get, set, id, isUnattended).finally(() =>
    set(loadingAtom, (current) => (current === loading ? null : current)),
  )
  set(loadingAtom, loading)
  return loading
})

async function load(get: Getter, set: Setter, id: string, isUnattended: boolean) {
  const before = get(draftsAtom)
  const bannerBefore = get(inboxViewAtom)?.banner
  const called = await call(OpenedSchema, contactmailAct(id, 'open'), { method: 'POST', isUnattended })
  const view = get(inboxViewAtom)
  if (view?.opened?.id !== id) return
  if ('error' in called) {
    if (!isUnattended) set(updateAtom, failed(whyOf(called)))
    return
  }
  const { thread, contactmail } = called.result
  if (view.opened.readAt === null) set(lookAtom)
  set(adoptDraftsAtom, id, thread.drafts, before)
  set(updateAtom, (view) => ({ thread, ...withoutError(view, bannerBefore) }))
  set(updateAtom, replaced([contactmail]))
}

export const closeAtom = atom(null, (get, set) => {
  const view = get(inboxViewAtom)
  if (!view?.opened) return
  history.pushState(null, '', urlOf(view))
  set(updateAtom, { opened: null, thread: null })
})

export const moveAtom = atom(null, async (get, set, step: 1 | -1) => {
  const found = () => {
    const view = get(inboxViewAtom)
    return view && neighbourOf(view, step)
  }
  const mail = found() ?? (step === 1 && (await set(extendAtom)) ? found() : null)
  if (mail) set(openAtom, mail)
  return mail !== null
})

/** The change or sending in progress, if any. Undo waits for it, since that is the one the user wants back. */
export const actAtom = atom<Promise<unknown> | null>(null)
export const act = async <Result>(set: Setter, run: () => Promise<Result>) => {
  const running = run()
  set(actAtom, running)
  return running.finally(() => set(actAtom, (current) => (current === running ? null : current)))
}

/** `left`: the open contactmail, which the change leaves if it is still open then. */
export const changeAtom = atom(null, async (get, set, ids: string[], change: Change, left?: string | null) => {
  const isChanged = await act(set, async () => {
    if (ids.length === 0) return false
    const called = await follow(set, changeOnce('change', { ids, change }))
    if (called) set(updateAtom, changed(change, { ...called.result, ids }))
    set(lookAtom, true)
    return called !== null
  })
  if (!isChanged || !left || get(inboxViewAtom)?.opened?.id !== left) return isChanged
  if (leadsOn(change)) set(moveAtom, 1)
  else if (change.kind === 'read') set(closeAtom)
  return isChanged
})

export const leadsOn = (change: Change): boolean =>
  change.kind === 'verdict' || (change.kind === 'status' && change.status !== 'open')

export const deleteAtom = atom(null, (get, set, ids: string[]) =>
  act(set, async () => {
    if (ids.length === 0) return false
    const called = await follow(set, set(deleteContactmailsAtom, ids))
    const view = get(inboxViewAtom)
    if (!called || !view) return false
    const isGone = (mail: ListedContactmail | null) => mail !== null && ids.includes(mail.id)
    const next = isGone(view.opened) ? neighbourOf(view, 1) : null
    const following = isGone(next) ? null : next
    if (isGone(view.opened)) history.replaceState(null, '', urlOf(view, following?.id))
    set(updateAtom, deleted({ ...called.result, ids }))
    if (following) set(openAtom, following, { isNew: false })
    set(lookAtom, true)
    if (get(inboxViewAtom)?.page.contactMails.length === 0) await set(extendAtom)
    return true
  }),
)

export const undoAtom = atom(null, (get, set, asked?: Undo | null) => act(set, () => undoLast(get, set, asked)))

async function undoLast(get: Getter, set: Setter, asked?: Undo | null) {
  const last = () => get(inboxViewAtom)?.undos.at(-1)
  const [running, before] = [get(actAtom), last()]
  await running
  const undo = asked ?? last()
  const view = get(inboxViewAtom)
  // What was meant has failed, or a first press has undone it.
  if (!view || !undo || (asked ? !view.undos.includes(asked) : running && undo === before)) return
  const undoing = call(UndoneSchema, contactmailsAct('undo'), { body: { undo: undo.id } })
  const called = await follow(set, undoing)
  if (!called) {
    // Too late. Whatever else failed can be tried again.
    if ((await undoing).status === 404)
      set(updateAtom, ({ undos }) => ({ undos: undos.filter(({ id }) => id !== undo.id) }))
    return
  }
  const { contactMails, missed } = called.result
  if (undo.kind === 'deleted' && undo.query !== view.query) await set(showAtom, view.query, { isNew: false })
  set(updateAtom, undone(undo, called.result))
  if (missed === 0) await undo.also?.()
  set(lookAtom, true)
  const [mail] = contactMails
  if (undo.kind === 'sent' && mail) await set(openAtom, mail)
}

const urlOf = ({ query, cursor }: InboxView, id: string | null = null) => inboxUrl(withCursor(query, cursor), id)
