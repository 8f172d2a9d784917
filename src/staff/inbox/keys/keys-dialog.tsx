import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { sendAtom } from '../state/inbox-reducer.ts'
import { areKeysOnAtom } from './keys-on-atom.ts'

export const keyTexts = [
  ['j k', 'Next, previous message'],
  ['o Enter', 'Open the message'],
  ['r', 'Reply'],
  ['1 9', 'Insert a saved reply, by its number'],
  ['Ctrl+Enter', 'Send the reply and go on'],
  ['e', 'Close and go on, or open again'],
  ['a', 'Assign to me'],
  ['u', 'Mark as unread'],
  ['x', 'Select'],
  ['/', 'Search'],
  ['Escape', 'Back to the list'],
  ['?', 'This list'],
] as const

export function KeysDialog({ areShown }: { areShown: boolean }) {
  const send = useSetAtom(sendAtom)
  const [areOn, setAreOn] = useAtom(areKeysOnAtom)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (areShown) dialog.current?.showModal()
    else dialog.current?.close()
  }, [areShown])
  const hide = () => send({ type: 'keys', areShown: false })

  return (
    <dialog
      ref={dialog}
      className="dialog-box surface-paper border-2 border-line w-[min(32rem,100vw-2rem)]"
      aria-labelledby="keys-title"
      onCancel={hide}
      onClose={() => areShown && hide()}
    >
      <div className="p-6">
        <h2 id="keys-title" className="title-item">
          Keys
        </h2>
        <dl className="inbox-keys">
          {keyTexts.map(([keys, text]) => (
            <div key={text}>
              <dt>
                {keys.split(' ').map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <label className="mt-4 flex items-center gap-3 min-h-11">
          <input
            className="size-5 flex-none"
            type="checkbox"
            checked={areOn}
            onChange={({ currentTarget }) => setAreOn(currentTarget.checked)}
          />
          These keys work on this device
        </label>
        <p className="text-note text-muted">Keys do nothing while you type.</p>
        <button type="button" className="button-line mt-5" onClick={hide}>
          Done
        </button>
      </div>
    </dialog>
  )
}
