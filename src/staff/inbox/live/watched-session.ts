import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { paths } from '../../../paths.ts'
import { authorizeContactmailsAtom } from '../state/inbox-calls.ts'

export const leaveForSignIn = () =>
  location.replace(`${paths.login}?${new URLSearchParams({ next: location.pathname + location.search })}`)

/** Leaves the page if the session has ended. Checks when the page becomes visible or returns from the back/forward cache. */
export function useWatchedSession() {
  const authorize = useSetAtom(authorizeContactmailsAtom)
  useEffect(() => {
    const check = async () => {
      if (document.visibilityState === 'visible' && !(await authorize(paths.api.contactmailsAuth))) leaveForSignIn()
    }
    const restored = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      document.documentElement.hidden = true
      check().then(() => {
        document.documentElement.hidden = false
      })
    }
    document.addEventListener('visibilitychange', check)
    addEventListener('pageshow', restored)
    check()
    return () => {
      document.removeEventListener('visibilitychange', check)
      removeEventListener('pageshow', restored)
    }
  }, [authorize])
}
