import type { UserInfo } from '../../browser-state/user-info.ts'
import { Island } from '../rendering/island.tsx'
import { Session, sessionKey } from './session.island.tsx'

type Props = {
  user: UserInfo | null | undefined
  compact?: boolean
}

export function SignedIn({ user, compact = false }: Props) {
  return (
    <Island
      name="session"
      component={Session}
      when={user ? 'load' : 'stored'}
      stored={sessionKey}
      props={{ user, ...(compact && { compact }) }}
    />
  )
}
