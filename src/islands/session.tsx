import { useAtomValue } from 'jotai'
import { userLoginAtom } from '../atoms/user.ts'

/** Who is signed in, where somebody is. Nothing on the server, which does not know. */
export function Session({ label }: { label: string }) {
  const { userInfo } = useAtomValue(userLoginAtom)
  return userInfo ? (
    <p>
      {label} <strong>{userInfo.name}</strong>
    </p>
  ) : null
}
