import { useAtomValue } from 'jotai'
import { Outside } from '../../../ui/text/outside.tsx'
import { othersAtom } from '../state/inbox-view.ts'

const mark = 'composer-other px-2 py-[0.1rem] bg-brass text-ink'

/** Who else has the open contactmail in sight, or is writing. */
export function Others() {
  const others = useAtomValue(othersAtom)
  return (
    <p role="status" className="self-center min-w-0 truncate text-note">
      {!others && <span className={mark}>Message deleted</span>}
      {others?.map(({ id, name, isWriting }) => (
        <span key={id} className={mark}>
          <Outside text={name} /> {isWriting ? 'is writing' : 'has this open'}
        </span>
      ))}
    </p>
  )
}
