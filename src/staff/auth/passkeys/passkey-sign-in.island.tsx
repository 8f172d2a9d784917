import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { createMountedAtom, useOwnAtom } from '../../../browser/use-own-atom.ts'
import { StaffBanner } from '../../frame/staff-banner.tsx'
import { canUsePasskeys, createPasskeyStateAtom, signInWithPasskeyAtom } from './passkey-browser.ts'

export function PasskeySignIn({ next }: { next: string }) {
  const signIn = useSetAtom(signInWithPasskeyAtom)
  const [{ loading, error }, setState] = useOwnAtom(createPasskeyStateAtom)
  const [isShown, setIsShown] = useOwnAtom(createMountedAtom)
  useEffect(() => setIsShown(canUsePasskeys()), [setIsShown])
  const finish = (error: string | null | undefined) => {
    if (typeof error === 'string') setState({ loading: false, error })
    else if (error === null) location.replace(next)
  }
  const stopSuggesting = useSuggestedPasskeys(finish)
  if (!isShown) return null

  const start = async () => {
    stopSuggesting()
    setState({ loading: true })
    finish(await signIn())
  }
  return (
    <div className="mt-5">
      <button type="button" className="button-line" aria-disabled={loading} onClick={() => loading || start()}>
        Sign in with a passkey
      </button>
      <div className="[&_.banner]:mt-5">
        <StaffBanner error={error} />
      </div>
    </div>
  )
}

/** In ms. A challenge is valid for five minutes. */
const renewal = 4 * 60_000

/** Suggests passkeys in the email field. Returns a function that stops, as browsers ask for one passkey at a time. */
function useSuggestedPasskeys(finish: (error: string | null | undefined) => void): () => void {
  const signIn = useSetAtom(signInWithPasskeyAtom)
  const stop = useRef(() => {})
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useEffect(() => {
    let controller = new AbortController()
    const start = async () => {
      if (document.hidden) return
      controller.abort()
      controller = new AbortController()
      const { signal } = controller
      if (!canUsePasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
      const error = signal.aborted ? undefined : await signIn(signal)
      if (!signal.aborted) finish(error)
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
