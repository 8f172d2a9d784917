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
    seen.addEventListener('resize', tell)
    seen.addEventListener('scroll', tell)
    return () => {
      seen.removeEventListener('resize', tell)
      seen.removeEventListener('scroll', tell)
    }
  }, [])
}
