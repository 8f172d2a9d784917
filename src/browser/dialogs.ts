import { type MouseEvent, type RefObject, useEffect, useState } from 'react'

/**
 * Keeps the dialogs inside `root` as `openId` says: the one of this id open as a modal, the others closed. What a
 * visitor has opened before the script came stays open. Returns what the root listens to.
 */
export function useDialogs(
  root: RefObject<HTMLElement | null>,
  openId: string | null,
  setOpenId: (id: string | null) => void,
) {
  const [taken, setTaken] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the island takes over
  useEffect(() => {
    const element = root.current
    const opened = element?.querySelector('dialog:modal')
    // Otherwise a press may have been quicker than this effect.
    if (opened) setOpenId(opened.id)
    setTaken(true)
    // This event does not bubble.
    const closed = () => !element?.querySelector('dialog:modal') && setOpenId(null)
    element?.addEventListener('close', closed, true)
    return () => element?.removeEventListener('close', closed, true)
  }, [])

  useEffect(() => {
    if (!taken) return
    for (const dialog of root.current?.querySelectorAll('dialog') ?? []) {
      const open = dialog.id === openId
      if (open === dialog.matches(':modal')) continue
      if (open) dialog.showModal()
      else dialog.close()
    }
  }, [root, taken, openId])

  const onClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest('button[commandfor]')
    if (!button) return isOnBackdrop(event) && setOpenId(null)
    event.preventDefault()
    setOpenId(button.getAttribute('command') === 'show-modal' ? button.getAttribute('commandfor') : null)
  }
  return { onClick }
}

/** Whether a press on a dialog landed on its backdrop. */
function isOnBackdrop({ target, clientX, clientY }: MouseEvent) {
  if (!(target instanceof HTMLDialogElement)) return false
  const { left, right, top, bottom } = target.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
