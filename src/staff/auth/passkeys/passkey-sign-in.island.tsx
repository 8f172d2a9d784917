import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { createMountedAtom, useOwnAtom } from '../../../browser/use-own-atom.ts'
import { Banner } from '../../../ui/form/banner.tsx'
import { bannerWords } from '../../frame/words.ts'
import { createPasskeyStateAtom, signInWithPasskeyAtom, suggestPasskeysAtom } from './passkey-atoms.ts'
import { canUsePasskeys } from './passkey-browser.ts'

export type PasskeySignInProps = {
  next: string
}

/** Rendered only where the browser has passkeys. The email field suggests them, too. */
export function PasskeySignIn({ next }: PasskeySignInProps) {
  const signIn = useSetAtom(signInWithPasskeyAtom)
  const [{ loading, error }, setState] = useOwnAtom(createPasskeyStateAtom)
  const [isShown, setIsShown] = useOwnAtom(createMountedAtom)
  useEffect(() => setIsShown(canUsePasskeys()), [setIsShown])
  const finish = (failure: string | null) => {
    if (failure !== null) return setState({ loading: false, error: failure })
    location.replace(next)
  }
  const stopSuggesting = useSuggestedPasskeys(finish)
  if (!isShown) return null

  const start = async () => {
    stopSuggesting()
    setState({ loading: true })
    finish(await signIn('No passkey was used. Try again, or sign in with your password.'))
  }
  return (
    <div className="mt-5">
      <button type="button" className="button-line" aria-disabled={loading} onClick={() => loading || start()}>
        Sign in with a passkey
      </button>
      <div className="[&_.banner]:mt-5">
        <Banner content={error === undefined ? null : { kind: 'error', text: error }} words={bannerWords} />
      </div>
    </div>
  )
}

/** In ms. A challenge is valid for five minutes. */
const renewal = 4 * 60_000

/** Suggests passkeys in the email field. Returns a function that stops, as browsers ask for one passkey at a time. */
function useSuggestedPasskeys(finish: (failure: string | null) => void): () => void {
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
