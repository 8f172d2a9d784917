import { useAtom } from 'jotai'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { drawerOpenAtom } from '../atoms/drawer.ts'

/** The id of its dialog, which is among its children with the button that opens it. */
export const drawerId = 'drawer'
/** Where there is no drawer: the breakpoint `lg`. */
const wideScreen = '(min-width: 1024px)'

/** The navigation of narrow screens: a native popover, which the atom follows, and which follows the atom. */
export function Drawer({ children }: { children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useAtom(drawerOpenAtom)
  const [taken, setTaken] = useState(false)

  useEffect(() => {
    const drawer = drawerIn(root.current)
    const follow = () => setOpen(isOpen(drawer))
    // It may have been opened before the script came.
    follow()
    setTaken(true)
    drawer?.addEventListener('toggle', follow)
    return () => drawer?.removeEventListener('toggle', follow)
  }, [setOpen])

  useEffect(() => {
    const drawer = drawerIn(root.current)
    if (taken && isOpen(drawer) !== open) drawer?.togglePopover(open)
  }, [taken, open])

  useEffect(() => {
    const wide = matchMedia(wideScreen)
    const close = () => wide.matches && setOpen(false)
    // The window may have become wide before the script came.
    close()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [setOpen])

  return (
    <div ref={root} className="contents">
      {children}
    </div>
  )
}

function drawerIn(root: Element | null) {
  return root?.querySelector<HTMLElement>(`#${drawerId}`)
}

/** False in a browser that does not know popovers, where a modal dialog stands in for it. */
function isOpen(drawer: Element | null | undefined) {
  return drawer?.matches(':is(:popover-open)') ?? false
}
