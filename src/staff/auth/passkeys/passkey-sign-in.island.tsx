import { useAtomValue, useSetAtom } from 'jotai'
import { useMounted } from '../../../browser/use-own-atom.ts'
import { userLoginAtom } from '../../../browser-state/state.ts'
import { Banner } from '../../../ui/form/banner.tsx'
import { canUsePasskeys, signInWithPasskeyAtom } from './passkey-browser.ts'

export function PasskeySignIn({ next }: { next: string }) {
  const signIn = useSetAtom(signInWithPasskeyAtom)
  const { loading = false, error } = useAtomValue(userLoginAtom)
  const isMounted = useMounted()
  if (isMounted && !canUsePasskeys()) return null

  const start = async () => {
    if (await signIn()) location.replace(next)
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
