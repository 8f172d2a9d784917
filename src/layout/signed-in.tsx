import { sessionWords } from '../content/interface.ts'
import { Island } from '../islands/island.tsx'
import { Session } from '../islands/session.tsx'

/** Who is signed in, read in the browser from local storage. */
export function SignedIn() {
  return <Island name="session" component={Session} when="stored" props={{ label: sessionWords.signedInAs }} />
}
