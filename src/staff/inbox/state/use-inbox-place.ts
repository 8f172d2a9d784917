import { useStore } from 'jotai'
import { useEffect } from 'react'
import { adoptDraftsAtom } from './drafts.ts'
import { keepListAtom, loadOpenedAtom, openAtom, showAtom } from './inbox-actions.ts'
import { placeNameOf, placeOf } from './inbox-location.ts'
import { type InboxView, inboxViewAtom, updateAtom } from './inbox-view.ts'

/** Follows the back and forward buttons, and says in the tab what is shown and how many are open. */
export function useInboxPlace({ opened, thread, page, query }: InboxView) {
  const store = useStore()
  const { open: count } = page.counts

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useEffect(() => {
    if (thread) store.set(adoptDraftsAtom, thread.id, thread.drafts)
    // A link that opened a tab of its own. Opening it here marks it as read at once.
    if (opened && !opened.readAt) store.set(loadOpenedAtom, opened.id)
  }, [])

  useEffect(() => {
    const follow = async () => {
      const { id, query, cursor } = placeOf(location)
      const view = store.get(inboxViewAtom)
      if (!view) return
      const isSame = query === view.query && cursor === view.cursor
      const mail = [...view.page.contactMails, view.opened].find((mail) => mail?.id === id)
      if ((id && !mail) || (!isSame && (id || cursor))) return location.reload()
      const { href } = location
      if (isSame) store.set(keepListAtom)
      else await store.set(showAtom, query, { isNew: false })
      // Somebody has gone on while the list was on its way.
      if (location.href !== href) return
      if (mail) await store.set(openAtom, mail, { isNew: false })
      else store.set(updateAtom, { opened: null, thread: null })
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [store])

  const subject = opened?.subject
  useEffect(() => {
    document.title = `${titleOf(query, subject, count)} | Forager staff`
  }, [query, subject, count])
}

/** The number of open contactmails, and the list's name or the subject. Two characters isolate the subject's direction. */
export const titleOf = (query: string, subject: string | undefined, open: number): string =>
  `${open > 0 ? `(${open}) ` : ''}${subject === undefined ? `Messages: ${placeNameOf(query)}` : `\u2068${subject}\u2069`}`
