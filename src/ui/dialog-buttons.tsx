import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type Props = { dialog: string; label?: string; className: string }

/**
 * Opens the `<dialog popover>` of this id as a modal, without a script; a browser that knows no invoker commands opens
 * it as a popover.
 */
export function DialogOpener({ dialog, label, className, children }: Props & { children: ReactNode }) {
  return (
    <button
      type="button"
      className={className}
      command="show-modal"
      commandfor={dialog}
      popoverTarget={dialog}
      aria-haspopup="dialog"
      aria-label={label}
    >
      {children}
    </button>
  )
}

/** Closes it, however it was opened. */
export function DialogClose({ dialog, label, className }: Props) {
  return (
    <button
      type="button"
      className={className}
      command="close"
      commandfor={dialog}
      popoverTarget={dialog}
      popoverTargetAction="hide"
      aria-label={label}
    >
      <Icon name="close" />
    </button>
  )
}
