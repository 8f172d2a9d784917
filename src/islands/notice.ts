import { useEffect, useState } from 'react'
import type { Notice } from '../ui/banner.tsx'

/** How long a notice stays by default, in ms. Source: the specification, sections 4 and 9. */
export const noticeDuration = 5000

/** Calls `reset` 5 s after `notice` came, but not while somebody points at it or has focus in it. */
export function useNoticeTimeout(notice: unknown, reset: () => void) {
  const [held, setHeld] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new notice starts the time anew, a new callback does not
  useEffect(() => {
    if (!notice || held) return
    const timer = setTimeout(reset, noticeDuration)
    return () => clearTimeout(timer)
  }, [notice, held])

  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
}

/**
 * What the last notice said, to be read after its banner has gone; null once something new is under way, or once it is
 * forgotten.
 */
export function useLastWords(notice: Notice | null) {
  const [last, setLast] = useState<Notice | null>(null)
  const next = !notice ? last : notice.kind === 'loading' ? null : notice
  if (next?.kind !== last?.kind || next?.text !== last?.text) setLast(next)
  return [next, () => setLast(null)] as const
}
