import { useStore } from 'jotai'
import type { createStore } from 'jotai/vanilla'
import { useEffect } from 'react'
import { pageOwner } from '../../../browser-state/call.ts'
import { paths } from '../../../paths.ts'
import { inboxPageSize } from '../search/inbox-page.ts'
import { authorizeContactmailsAtom, insertArrivedAtom, lookAtom } from '../state/inbox-calls.ts'
import { isOldestFirst } from '../state/inbox-location.ts'
import { type InboxView, inboxViewAtom } from '../state/inbox-view.ts'

/** Milliseconds between polls: in a visible tab, in a hidden tab, and at most after failures. */
const pauses = { seen: 10_000, hidden: 60_000, longest: 300_000 }

/** Lets new contactmails appear by themselves. See docs/decisions/019. */
export function useNews() {
  const store = useStore()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let failures = 0
    const listening = new AbortController()

    const look = async () => {
      clearTimeout(timer)
      const status = navigator.onLine ? await store.set(lookAtom) : 0
      if (listening.signal.aborted) return
      failures = status === 200 ? 0 : failures + 1
      clearTimeout(timer)
      timer = setTimeout(look, Math.min(pauses.longest, pauses[document.hidden ? 'hidden' : 'seen'] * 2 ** failures))
      if (isOver(status)) await checkSession(store)
      const view = store.get(inboxViewAtom)
      if (view?.arrived.length && canInsert(view)) await store.set(insertArrivedAtom)
    }
    const lookIfSeen = () => document.hidden || look()

    timer = setTimeout(look, pauses.seen)
    document.addEventListener('visibilitychange', lookIfSeen, listening)
    addEventListener('online', lookIfSeen, listening)
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [store])
}

/** Whether rows can be inserted without moving one that somebody looks at, points at or has in focus. */
function canInsert({ query, cursor, page, arrived }: InboxView) {
  if (arrived.length > inboxPageSize) return false
  if (isOldestFirst(query)) return page.next === null
  if (cursor !== null) return false
  const rows = document.querySelector('.inbox-rows')
  const side = document.querySelector('.inbox-side')
  const isAtTop = (side?.scrollTop ?? 0) === 0 && (document.scrollingElement?.scrollTop ?? 0) === 0
  return isAtTop && !rows?.matches(':hover') && !rows?.contains(document.activeElement)
}

/** Leaves the page once its owner's session has ended: looks when it becomes visible or returns from a cache. */
export function useWatchedSession(owner: string) {
  const store = useStore()
  useEffect(() => {
    pageOwner.id = owner
    pageOwner.leave = () => {
      pageOwner.leave = () => {}
      checkSession(store)
    }
    const listening = new AbortController()
    const page = document.documentElement
    let asked = 0
    const check = async () => {
      asked += 1
      const latest = asked
      if (document.visibilityState !== 'visible') return
      const status = await checkSession(store)
      if (latest !== asked || listening.signal.aborted) return
      if (status === 200) page.hidden = false
      else if (page.hidden && !isOver(status)) setTimeout(check, pauses.seen)
    }
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      page.hidden = true
      check()
    }
    document.addEventListener('visibilitychange', check, listening)
    addEventListener('pageshow', restored, listening)
    check()
    return () => listening.abort()
  }, [store, owner])
}

const isOver = (status: number) => status === 401 || status === 403

async function checkSession(store: ReturnType<typeof createStore>) {
  const status = await store.set(authorizeContactmailsAtom, paths.api.contactmailsAuth)
  if (isOver(status))
    location.replace(
      `${paths.login}?${new URLSearchParams({ next: location.pathname + location.search, ended: pageOwner.id })}`,
    )
  return status
}
