import { useAtom } from 'jotai'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { drawerOpenAtom } from '../atoms/drawer.ts'
import { Icon } from '../ui/icon.tsx'
import { isOnBackdrop, useModal } from './modal.ts'

type Props = {
  id: string
  words: { open: string; close: string; title: string }
  /** The narrowest screen without a drawer, as a media query. */
  until: string
  children?: ReactNode
}

/** The navigation of narrow screens: a popover before any script, a modal dialog with it. */
export function Drawer({ id, words, until, children }: Props) {
  const [open, setOpen] = useAtom(drawerOpenAtom)
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog, open, setOpen)

  useEffect(() => {
    const wide = matchMedia(until)
    const close = () => wide.matches && setOpen(false)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [until, setOpen])

  const press = (next: boolean) => (event: MouseEvent) => {
    event.preventDefault()
    setOpen(next)
  }

  return (
    <>
      <button
        type="button"
        className="button-icon text-inherit"
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-label={words.open}
        onClick={press(true)}
      >
        <Icon name="menu" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself */}
      <dialog
        ref={dialog}
        id={id}
        popover="auto"
        className="drawer surface-ink p-5"
        aria-label={words.title}
        onClose={() => setOpen(false)}
        onClick={(event) => isOnBackdrop(event) && setOpen(false)}
      >
        <p className="flex justify-end">
          <button
            type="button"
            className="button-icon"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={words.close}
            onClick={press(false)}
          >
            <Icon name="close" />
          </button>
        </p>
        {children}
      </dialog>
    </>
  )
}
