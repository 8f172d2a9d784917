import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useMounted } from '../../../browser/use-own-atom.ts'
import { userLoginAtom } from '../../../browser-state/state.ts'
import { Banner } from '../../../ui/form/banner.tsx'
import { canUsePasskeys, signInWithPasskeyAtom } from './passkey-browser.ts'

export function PasskeySignIn({ next }: { next: string }) {
  const signIn = useSetAtom(signInWithPasskeyAtom)
  const { loading = false, error } = useAtomValue(userLoginAtom)
  const isMounted = useMounted()
  const open = () => location.replace(next)
  const stopSuggesting = useSuggestedPasskeys(open)
  if (isMounted && !canUsePasskeys()) return null

  const start = async () => {
    stopSuggesting()
    if (await signIn()) open()
  }
  return (
    // Keeps its room until the browser has been asked.
    <div className={`mt-5 needs-script ${isMounted ? '' : 'invisible'}`}>
      <button type="button" className="button-line" aria-disabled={loading} onClick={() => loading || start()}>
        Sign in with a passkey
      </button>
      <div className="[&_.banner]:mt-5">
        <Banner error={error} />
      </div>
    </div>
  )
}

/** In ms. A challenge is valid for five minutes. */
const renewal = 4 * 60_000

/** Suggests passkeys in the email field. Returns a function that stops, as browsers ask for one passkey at a time. */
function useSuggestedPasskeys(open: () => void): () => void {
  const signIn = useSetAtom(signInWithPasskeyAtom)
  const stop = useRef(() => {})
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useEffect(() => {
    let controller = new AbortController()
    let renewedAt = Number.NEGATIVE_INFINITY
    const start = async () => {
      // Whoever chooses a passkey in another window comes back to the same challenge.
      if (document.hidden || performance.now() - renewedAt < renewal) return
      renewedAt = performance.now()
      controller.abort()
      controller = new AbortController()
      const { signal } = controller
      if (!canUsePasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
      if (!signal.aborted && (await signIn(signal)) && !signal.aborted) open()
    }
    start()
    const timer = setInterval(start, 10_000)
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
