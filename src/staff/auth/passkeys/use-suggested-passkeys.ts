import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { suggestPasskeysAtom } from './passkey-atoms.ts'

/** In ms. A challenge is valid for five minutes. */
const renewal = 4 * 60_000

/** Suggests passkeys in the email field. Returns a function that stops, as browsers ask for one passkey at a time. */
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
