import { type RefObject, useEffect } from 'react'

/**
 * Keeps a `<dialog popover>` as `open` says, as a modal. A visitor who was faster than the script has opened it as a
 * popover, which becomes the modal in place.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean, setOpen: (open: boolean) => void) {
  useEffect(() => {
    if (dialog.current?.matches(':popover-open')) setOpen(true)
  }, [dialog, setOpen])

  useEffect(() => {
    const element = dialog.current
    if (!element || open === element.matches(':modal')) return
    if (!open) return element.close()
    element.hidePopover()
    element.showModal()
  }, [dialog, open])
}

/** Whether a press on a dialog landed on its backdrop. */
export function isOnBackdrop({ target, clientX, clientY }: { target: EventTarget; clientX: number; clientY: number }) {
  if (!(target instanceof HTMLDialogElement)) return false
  const { left, right, top, bottom } = target.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
