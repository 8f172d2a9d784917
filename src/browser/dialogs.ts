import { type MouseEvent, type RefObject, useEffect } from 'react'

/**
 * Opens the dialog inside `root` whose id is `openId` as a modal and closes the others; undefined changes nothing. A
 * dialog opened before hydration stays open. Returns the event handlers for the root.
 */
export function useDialogs(
  root: RefObject<HTMLElement | null>,
  openId: string | null | undefined,
  setOpenId: (id: string | null) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useEffect(() => {
    const element = root.current
    const opened = element?.querySelector('dialog:modal')
    // If none is open, keep the state: a press may have set it before this effect ran.
    if (opened) setOpenId(opened.id)
    // `close` does not bubble, so capture it.
    const closed = () => !element?.querySelector('dialog:modal') && setOpenId(null)
    element?.addEventListener('close', closed, true)
    return () => element?.removeEventListener('close', closed, true)
  }, [])

  useEffect(() => {
    if (openId === undefined) return
    for (const dialog of root.current?.querySelectorAll('dialog') ?? []) {
      const open = dialog.id === openId
      if (open === dialog.matches(':modal')) continue
      if (open) dialog.showModal()
      else dialog.close()
    }
  }, [root, openId])

  const onClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest('button[commandfor]')
    if (!button) return isOnBackdrop(event) && setOpenId(null)
    event.preventDefault()
    setOpenId(button.getAttribute('command') === 'show-modal' ? button.getAttribute('commandfor') : null)
  }
  return { onClick }
}

/** A click on a backdrop targets the dialog itself, outside its box. */
function isOnBackdrop({ target, clientX, clientY }: MouseEvent) {
  if (!(target instanceof HTMLDialogElement)) return false
  const { left, right, top, bottom } = target.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
