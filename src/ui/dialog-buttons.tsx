import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type Props = { dialog: string; label?: string; className: string }

/** Opens the dialog with this id as a modal. Invoker commands need no script. */
export function DialogOpener({ dialog, label, className, children }: Props & { children: ReactNode }) {
  return (
    <button
      type="button"
      className={className}
      command="show-modal"
      commandfor={dialog}
      aria-haspopup="dialog"
      aria-label={label}
    >
      {children}
    </button>
  )
}

/** Closes the dialog with this id. */
export function DialogClose({ dialog, label, className }: Props) {
  return (
    <button type="button" className={className} command="close" commandfor={dialog} aria-label={label}>
      <Icon name="close" />
    </button>
  )
}
