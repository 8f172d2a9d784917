import { type RefObject, useEffect } from 'react'

/** Tells the id of the popover dialog that is open inside `root`, or null. It may have been opened before the script. */
export function useOpenPopover(root: RefObject<HTMLElement | null>, setOpenId: (id: string | null) => void): void {
  useEffect(() => {
    const element = root.current
    // `:is()` forgives the pseudo-class in browsers without popovers.
    const follow = () => setOpenId(element?.querySelector('dialog:is(:popover-open)')?.id ?? null)
    follow()
    // Toggle events do not bubble, so capture them.
    element?.addEventListener('toggle', follow, true)
    return () => element?.removeEventListener('toggle', follow, true)
  }, [root, setOpenId])
}
