import { useAtom } from 'jotai'
import { type ReactNode, useEffect, useRef } from 'react'
import { drawerOpenAtom } from './drawer-atom.ts'

/** The id of the dialog among its children. */
export const drawerId = 'drawer'
/** The breakpoint `lg`, from which the drawer is not shown. */
const wideScreen = '(min-width: 64em)'

/** Follows the native popover among its children, and closes it where the window becomes wide. */
export function Drawer({ children }: { children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useAtom(drawerOpenAtom)

  useEffect(() => {
    const drawer = drawerIn(root.current)
    const follow = () => setOpen(isOpen(drawer))
    // The drawer may have been opened before the script loaded.
    follow()
    drawer?.addEventListener('toggle', follow)
    return () => drawer?.removeEventListener('toggle', follow)
  }, [setOpen])

  useEffect(() => {
    if (!open) return
    const wide = matchMedia(wideScreen)
    const close = () => wide.matches && drawerIn(root.current)?.togglePopover(false)
    // The window may have been widened before the script loaded.
    close()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [open])

  return (
    <div ref={root} className="contents">
      {children}
    </div>
  )
}

function drawerIn(root: Element | null) {
  return root?.querySelector<HTMLElement>(`#${drawerId}`)
}

/** `:is()` forgives the pseudo-class in browsers without popovers. */
function isOpen(drawer: Element | null | undefined) {
  return drawer?.matches(':is(:popover-open)') ?? false
}
