import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { sendAtom } from '../state/inbox-view.ts'
import { keyWords as words } from '../words.ts'
import { areKeysOnAtom } from './keys-on-atom.ts'

/** The list of keys, and whether they work. */
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
          {words.heading}
        </h2>
        <dl className="inbox-keys">
          {words.list.map(([keys, text]) => (
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
          {words.areOn}
        </label>
        <p className="text-note text-muted">{words.hint}</p>
        <button type="button" className="button-line mt-5" onClick={hide}>
          {words.close}
        </button>
      </div>
    </dialog>
  )
}
