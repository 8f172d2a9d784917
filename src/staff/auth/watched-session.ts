import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { authorizeContactmailsAtom } from '../atoms/inbox.ts'
import { paths } from '../paths.ts'

/** Whenever the page is seen again, also out of the browser's memory, it asks whether it may still be. */
export function useWatchedSession() {
  const authorize = useSetAtom(authorizeContactmailsAtom)
  useEffect(() => {
    const check = async () => {
      if (document.visibilityState === 'visible' && !(await authorize(paths.api.contactmailsAuth)))
        location.replace(paths.login)
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
