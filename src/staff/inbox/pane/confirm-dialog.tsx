import { type ReactNode, useEffect, useRef } from 'react'

type Props = {
  open: boolean
  title: ReactNode
  words: { confirm: string; cancel: string }
  confirm: () => void
  cancel: () => void
}

/** Asks for confirmation. Escape cancels. Focus returns to where it was. */
export function ConfirmDialog({ open, title, words, confirm, cancel }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])

  return (
    <dialog
      ref={dialog}
      className="dialog-box surface-paper border-2 border-line w-[min(30rem,100vw-2rem)]"
      aria-labelledby="confirm-title"
      onCancel={cancel}
      // Browsers may close a dialog without a cancel event.
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
