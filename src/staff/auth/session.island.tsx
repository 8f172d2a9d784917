import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useEffect, useState } from 'react'
import { dispatchAtom } from '../atoms/dispatch.ts'
import { signOutAtom } from '../atoms/sign-in.ts'
import { userInfoKey, userLoginAtom } from '../atoms/user.ts'
import { paths } from '../paths.ts'
import type { UserInfo } from '../schemas/user.ts'

/** Where local storage has something under this key, somebody is signed in. */
export const sessionKey = userInfoKey

export type SessionProps = {
  words: { signedInAs: string; messages: string; signOut: string }
  /** Who is signed in, where the page knows: null means nobody. */
  user?: UserInfo | null | undefined
  /** The link to the messages alone, where there is no room for more. */
  compact?: boolean
}

/** Who is signed in, with the way to the messages and out. On public pages the server does not know. */
export function Session({ words, user, compact = false }: SessionProps) {
  const { userInfo } = useAtomValue(userLoginAtom)
  const dispatch = useSetAtom(dispatchAtom)
  const signOut = useSetAtom(signOutAtom)
  // The first of two may have restored the session before the second is hydrated, against the server's nothing.
  const [mounted, setMounted] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page knows is handed over once
  useEffect(() => {
    setMounted(true)
    if (user) dispatch({ type: 'USER_LOGIN_SUCCESS', payload: user })
    else if (user === null) dispatch({ type: 'USER_LOGOUT' })
  }, [])

  const shown = mounted ? userInfo : user
  if (!shown) return null

  const leave = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (!(await signOut(paths.api.logout))) return form.submit()
    if (location.pathname.startsWith(`${paths.admin.root}/`)) location.replace(paths.login)
  }

  if (compact)
    return (
      <a href={paths.admin.contactmails} className="menu-link px-2 font-550">
        {words.messages}
      </a>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <p className="max-w-[30ch] truncate">
        {words.signedInAs} <strong>{shown.name}</strong>
      </p>
      <a href={paths.admin.contactmails} className="text-link inline-flex items-center min-h-9">
        {words.messages}
      </a>
      <form action={paths.logout} method="post" onSubmit={leave}>
        <button type="submit" className="text-link min-h-9 bg-transparent">
          {words.signOut}
        </button>
      </form>
    </div>
  )
}
