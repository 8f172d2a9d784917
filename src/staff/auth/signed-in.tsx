import { sessionWords } from '../content/interface.ts'
import { Island } from '../islands/island.tsx'
import { Session, sessionKey } from '../islands/session.tsx'
import type { UserInfo } from '../schemas/user.ts'

type Props = {
  /** On the pages that know. On all others it is read in the browser from local storage. */
  user: UserInfo | null | undefined
  compact?: boolean
}

/** Who is signed in, with the way to the messages and out. */
export function SignedIn({ user, compact = false }: Props) {
  return (
    <Island
      name="session"
      component={Session}
      when={user ? 'load' : 'stored'}
      stored={sessionKey}
      props={{ words: sessionWords, user, ...(compact && { compact }) }}
    />
  )
}
