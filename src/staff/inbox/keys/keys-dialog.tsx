import { useAtom } from 'jotai'
import { atomWithStorage } from 'jotai/vanilla/utils'

export const keyTexts = [
  ['j k', 'Next, previous message'],
  ['o Enter', 'Open the message'],
  ['r n', 'Write a reply, a note'],
  ['1–9', 'Insert the saved reply with this key'],
  ['Ctrl+Enter', 'Send the reply or add the note, and go on'],
  ['e', 'Close, or open again'],
  ['w', 'Wait for the sender'],
  ['s', 'Spam, or not spam'],
  ['a', 'Assign to me'],
  ['u', 'Mark as unread'],
  ['#', 'Delete'],
  ['z', 'Undo what was done last'],
  ['x X', 'Tick, tick all up to here; keys act on what is ticked'],
  ['b', 'Buttons for what is ticked'],
  ['/', 'Search'],
  ['Escape', 'Out of the text, untick, back to the list'],
  ['?', 'This list'],
] as const

/** People who use speech input need them off: WCAG 2.2, 2.1.4 */
export const areKeysOnAtom = atomWithStorage('inbox-keys', true)

export const showKeys = () => {
  document.getElementById('mail-menu')?.hidePopover?.()
  document.querySelector<HTMLDialogElement>('#keys')?.showModal()
  return true
}

export function KeysDialog() {
  const [areOn, setAreOn] = useAtom(areKeysOnAtom)
  return (
    <dialog
      id="keys"
      className="dialog-box surface-paper border-2 border-line w-[min(32rem,100vw-2rem)]"
      aria-labelledby="keys-title"
    >
      <form method="dialog" className="p-6">
        <h2 id="keys-title" className="title-item">
          Keys
        </h2>
        <label className="mt-2 flex items-center gap-3 min-h-11">
          <input
            className="size-5 flex-none"
            type="checkbox"
            checked={areOn}
            onChange={({ currentTarget }) => setAreOn(currentTarget.checked)}
          />
          These keys work on this device
        </label>
        <p className="text-note text-muted">Keys do nothing while you type.</p>
        <dl className="mt-4 text-small leading-[1.5]">
          {keyTexts.map(([keys, text]) => (
            <div key={text} className="grid grid-cols-[7.5rem_1fr] py-[0.15rem]">
              <dt>
                {keys.split(' ').map((key) => (
                  <kbd key={key} className="inline-block mr-[0.3rem] text-text!">
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <button type="submit" className="button-line mt-4">
          Done
        </button>
      </form>
    </dialog>
  )
}
