import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { Outside } from '../../../ui/text/outside.tsx'
import { deleteAskedAtom } from '../state/inbox-actions.ts'
import { type InboxView, updateAtom } from '../state/inbox-view.ts'

export function DeleteDialog({ view: { asked, opened, page } }: { view: InboxView }) {
  const update = useSetAtom(updateAtom)
  const confirm = useSetAtom(deleteAskedAtom)
  const dialog = useRef<HTMLDialogElement>(null)
  const isOpen = asked.length > 0
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  const mail = [opened, ...page.contactMails].find((mail) => mail?.id === asked[0])
  const cancel = () => update({ asked: [] })

  return (
    <dialog
      ref={dialog}
      className="dialog-box surface-paper border-2 border-line w-[min(30rem,100vw-2rem)]"
      aria-labelledby="confirm-title"
      onCancel={cancel}
      // Browsers may close a dialog without a cancel event.
      onClose={() => isOpen && cancel()}
    >
      <div className="p-6">
        <h2 id="confirm-title" className="title-item">
          {asked.length > 1 ? (
            `Delete ${asked.length} messages?`
          ) : (
            <>
              Delete “<Outside text={mail?.subject ?? ''} />
              ”?
            </>
          )}
        </h2>
        <p className="mt-5 flex flex-wrap gap-4">
          <button type="button" className="button" onClick={() => confirm()}>
            Delete
          </button>
          <button type="button" className="button-line" onClick={cancel}>
            Keep it
          </button>
        </p>
      </div>
    </dialog>
  )
}
