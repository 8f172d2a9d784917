import { useEffect, useRef } from 'react'

type Props = {
  open: boolean
  title: string
  words: { confirm: string; cancel: string }
  confirm: () => void
  cancel: () => void
}

/** Asks before something is done. Escape and "cancel" are no; focus goes back to where it was. */
export function ConfirmDialog({ open, title, words, confirm, cancel }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])

  return (
    <dialog
      ref={dialog}
      className="story surface-paper border-2 border-line w-[min(30rem,100vw-2rem)]"
      aria-labelledby="confirm-title"
      onCancel={cancel}
      // The browser may close it without asking.
      onClose={() => open && cancel()}
    >
      <div className="p-6">
        <h2 id="confirm-title" className="title-item">
          {title}
        </h2>
        <p className="mt-5 flex flex-wrap gap-4">
          <button type="button" className="button" onClick={confirm}>
            {words.confirm}
          </button>
          <button type="button" className="button-line" onClick={cancel}>
            {words.cancel}
          </button>
        </p>
      </div>
    </dialog>
  )
}
