import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { suggestPasskeysAtom } from './passkey-atoms.ts'

/** Milliseconds. What the server asks a passkey to sign is good for five minutes. */
const renewal = 4 * 60_000

/**
 * Lets the browser suggest passkeys in the field for the address. `finish` is called with an error message, or null, once
 * one was chosen. Returns what ends the suggestions, since browsers ask for one passkey at a time.
 */
export function useSuggestedPasskeys(finish: (failure: string | null) => void): () => void {
  const suggest = useSetAtom(suggestPasskeysAtom)
  const stop = useRef(() => {})
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useEffect(() => {
    let controller = new AbortController()
    const start = async () => {
      if (document.hidden) return
      controller.abort()
      controller = new AbortController()
      const { signal } = controller
      const failure = await suggest(signal)
      if (failure !== undefined && !signal.aborted) finish(failure)
    }
    start()
    const timer = setInterval(start, renewal)
    document.addEventListener('visibilitychange', start)
    stop.current = () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', start)
      controller.abort()
    }
    return stop.current
  }, [])
  return () => stop.current()
}
