import type { AriaAttributes, ReactNode } from 'react'
import { Icon } from '../picture/icon.tsx'

type ButtonProps = { dialog: string; label?: string; className: string }

export function DialogOpener({ dialog, label, className, children }: ButtonProps & { children: ReactNode }) {
  return (
    <button type="button" popoverTarget={dialog} className={className} aria-haspopup="dialog" aria-label={label}>
      {children}
    </button>
  )
}

export function DialogClose({ dialog, label, className }: ButtonProps) {
  return (
    <button
      {...closes(dialog, label)}
      // biome-ignore lint/a11y/noAutofocus: otherwise WebKit focuses the panel, and scrolls to it, as the dialog opens
      autoFocus
      className={className}
    >
      <Icon name="close" />
    </button>
  )
}

type Props = Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> & {
  id: string
  closeLabel: string
  className?: string
  panelClassName: string
  children: ReactNode
}

/** A popover, because opening a modal dialog recalculates all styles of the page first; see decision 009. */
export function Dialog({ id, closeLabel, className = '', panelClassName, children, ...name }: Props) {
  return (
    <dialog id={id} popover="" className={`overlay ${className}`} {...name}>
      {/* Without the tabIndex, Firefox makes the scrolling panel a tab stop. */}
      <div className={panelClassName} tabIndex={-1}>
        {children}
      </div>
      <button {...closes(id, closeLabel)} tabIndex={-1} />
    </dialog>
  )
}

const closes = (dialog: string, label: string | undefined) =>
  ({ type: 'button', popoverTarget: dialog, popoverTargetAction: 'hide', 'aria-label': label }) as const
