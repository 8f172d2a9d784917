import { useAtom } from 'jotai'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useOpenPopover } from '../../browser/open-popover.ts'
import { drawerOpenAtom } from './drawer-atom.ts'

/** The id of the dialog among its children. */
export const drawerId = 'drawer'
/** The breakpoint `lg`, from which the drawer is not shown. */
const wideScreen = '(min-width: 64em)'

/** Follows the native dialog among its children, and closes it where the window becomes wide. */
export function Drawer({ children }: { children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useAtom(drawerOpenAtom)
  const follow = useCallback((id: string | null) => setOpen(id === drawerId), [setOpen])
  useOpenPopover(root, follow)

  useEffect(() => {
    if (!open) return
    const wide = matchMedia(wideScreen)
    const close = () => wide.matches && document.getElementById(drawerId)?.togglePopover(false)
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
