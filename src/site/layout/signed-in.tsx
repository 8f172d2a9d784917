import { userInfoKey } from '../../browser-state/state.ts'
import { Island } from '../rendering/island.tsx'
import { Session, type SessionProps } from './session.island.tsx'

export const SignedIn = (props: SessionProps) => (
  <Island name="session" component={Session} when={props.user ? 'load' : 'stored'} stored={userInfoKey} props={props} />
)
