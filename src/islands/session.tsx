import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { userLoginAtom } from '../atoms/user.ts'

/** Who is signed in, where somebody is. Nothing on the server, which does not know. */
export function Session({ label }: { label: string }) {
  const { userInfo } = useAtomValue(userLoginAtom)
  // The first of two may have restored the session before the second is hydrated, against the server's nothing.
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return mounted && userInfo ? (
    <p>
      {label} <strong>{userInfo.name}</strong>
    </p>
  ) : null
}
