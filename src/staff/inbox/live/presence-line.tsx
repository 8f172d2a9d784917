import { useAtomValue } from 'jotai'
import { Filled } from '../../../ui/text/filled.tsx'
import { Outside } from '../../../ui/text/outside.tsx'
import { othersAtom } from '../state/inbox-view.ts'
import { paneWords as words } from '../words.ts'

/** Who else has the open contactmail open, or is writing. */
export function PresenceLine() {
  const others = useAtomValue(othersAtom)
  return (
    <div role="status">
      {others.map(({ id, name, isWriting }) => (
        <p key={id} className="pane-other">
          <Filled text={isWriting ? words.isWriting : words.isReading} values={{ name: <Outside text={name} /> }} />
        </p>
      ))}
    </div>
  )
}
