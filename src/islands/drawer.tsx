import { useAtom } from 'jotai'
import { type ReactNode, useEffect, useRef } from 'react'
import { drawerOpenAtom } from '../atoms/drawer.ts'
import { useDialogs } from './dialogs.ts'

/** The id of its dialog, which is among its children with the button that opens it. */
export const drawerId = 'drawer'
/** Where there is no drawer: the breakpoint `lg`. */
const wideScreen = '(min-width: 1024px)'

/** The navigation of narrow screens: a native dialog, from here on as the atom says. */
export function Drawer({ children }: { children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useAtom(drawerOpenAtom)
  const presses = useDialogs(root, open ? drawerId : null, (next) => setOpen(next !== null))

  useEffect(() => {
    const wide = matchMedia(wideScreen)
    const close = () => wide.matches && setOpen(false)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [setOpen])

  return (
    <div ref={root} className="contents" {...presses}>
      {children}
    </div>
  )
}
