import { useAtomValue, useSetAtom } from 'jotai'
import { atom } from 'jotai/vanilla'
import { type FormEvent, useEffect } from 'react'
import * as v from 'valibot'
import { useMounted } from '../../browser/use-own-atom.ts'
import { beforeSignOutAtom, draftKeysOf, forgetEditor, hasUnsavedEntry } from '../../browser-state/before-sign-out.ts'
import { call, ownerField, ownerHeader } from '../../browser-state/call.ts'
import { dispatchAtom, userLoginAtom } from '../../browser-state/state.ts'
import type { UserInfo } from '../../browser-state/user-info.ts'
import { isUnder, paths } from '../../paths.ts'

export type SessionProps = {
  /** Undefined where the server does not know, as on public pages; null if nobody is signed in. */
  user?: UserInfo | null | undefined
  compact?: boolean
}

export function Session({ user, compact = false }: SessionProps) {
  const { userInfo } = useAtomValue(userLoginAtom)
  const dispatch = useSetAtom(dispatchAtom)
  const signOut = useSetAtom(signOutAtom)
  const { save } = useAtomValue(beforeSignOutAtom)
  const mounted = useMounted()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useEffect(() => {
    if (user) dispatch({ type: 'USER_LOGIN_SUCCESS', payload: user })
    else if (user === null) dispatch({ type: 'USER_LOGOUT' })
  }, [])

  const shown = mounted ? userInfo : user
  if (!shown) return null

  const leave = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (!(await save(shown.email)) && !confirm(questionOf(draftKeysOf(shown.email).length > 0))) return
    if ((await hasUnsavedEntry()) && !confirm(entryQuestion)) return
    if (!(await signOut(paths.api.logout, shown.email))) return form.submit()
    if (isUnder(location.pathname, paths.admin.root)) return location.replace(paths.login)
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  if (compact)
    return (
      <a href={paths.admin.contactmails} className="menu-link px-3 font-550">
        Messages
      </a>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      <p className="max-w-[30ch] lg:truncate">
        Signed in as{' '}
        <strong>
          <bdi>{shown.name}</bdi>
        </strong>
      </p>
      {!user && (
        <a href={paths.admin.contactmails} className="text-link inline-flex items-center min-h-9">
          Messages
        </a>
      )}
      <form action={paths.logout} method="post" noValidate onSubmit={leave}>
        <input type="hidden" name={ownerField} value={shown.email} />
        <button type="submit" className="text-link min-h-9 bg-transparent">
          Sign out
        </button>
      </form>
    </div>
  )
}

const questionOf = (isKept: boolean) =>
  `What you typed may not be saved yet. It ${isKept ? 'stays in this browser' : 'will be lost'}. Sign out all the same?`

const entryQuestion = 'An entry in the editor is not saved. Signing out removes it. Sign out all the same?'

/** Signs out. Returns false if the server could not be reached, or somebody else has signed in here since. */
export const signOutAtom = atom(null, async (_get, set, url: string, email: string) => {
  const called = await call(v.unknown(), url, { method: 'POST', headers: { [ownerHeader]: email } })
  if ('error' in called) return false
  await forgetEditor()
  set(dispatchAtom, { type: 'USER_LOGOUT' })
  return true
})
