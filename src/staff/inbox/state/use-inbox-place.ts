import { useSetAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import { paneWords as words } from '../words.ts'
import { openAtom, showAtom } from './inbox-actions.ts'
import { inboxUrl, placeOf } from './inbox-location.ts'
import { type InboxView, inboxViewAtom, sendAtom } from './inbox-view.ts'
import { iconOf } from './tab-icon.ts'
import { titleOf } from './tab-title.ts'

/** Follows the back and forward buttons, and says in the tab and on its icon how many are open. */
export function useInboxPlace({ opened, page, query }: InboxView) {
  const store = useStore()
  const open = useSetAtom(openAtom)
  const show = useSetAtom(showAtom)
  const send = useSetAtom(sendAtom)
  const { open: count } = page.counts

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useEffect(() => {
    // The address of a form that was answered with the page.
    if (opened && placeOf(location).id !== opened.id) history.replaceState(null, '', inboxUrl(query, opened.id))
  }, [])

  useEffect(() => {
    const follow = async () => {
      const { id, query, cursor } = placeOf(location)
      const view = store.get(inboxViewAtom)
      if (!view) return
      const isSame = query === view.query && cursor === view.cursor
      const mail = [...view.page.contactMails, view.opened].find((mail) => mail?.id === id)
      if (!isSame && (id || cursor)) return location.reload()
      if (id && !mail) return location.reload()
      if (!isSame) await show(query, { isNew: false })
      if (mail) await open(mail, { isNew: false })
      else send({ type: 'closed' })
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [store, open, show, send])

  const subject = opened?.subject
  useEffect(() => {
    document.title = `${titleOf(subject, count)} | ${words.name}`
    document.querySelector('link[rel=icon]')?.setAttribute('href', iconOf(count))
    const badge = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
    // Refused unless the site is installed as an app.
    badge?.catch(() => {})
  }, [subject, count])
}
