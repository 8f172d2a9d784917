import { useEffect } from 'react'

/** Tells the styles how much the keyboard of a phone leaves, for browsers in which the page does not shrink by itself. */
export function useSeenHeight() {
  useEffect(() => {
    const { visualViewport: seen, document } = window
    if (!seen) return
    const tell = () => {
      if (seen.scale !== 1) return
      const { style } = document.documentElement
      style.setProperty('--seen', `${seen.height}px`)
      style.setProperty('--seen-top', `${seen.offsetTop}px`)
    }
    const listening = new AbortController()
    for (const event of ['resize', 'scroll']) seen.addEventListener(event, tell, listening)
    return () => listening.abort()
  }, [])
}
