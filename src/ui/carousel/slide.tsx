import type { ReactNode } from 'react'

type Props = {
  /** Announced as its role, such as "slide". */
  role: string
  /** Its position, such as "3 of 9". */
  label: string
  className?: string
  children: ReactNode
}

/** One slide of a carousel, following the WAI-ARIA pattern. */
export function Slide({ role, label, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the pattern asks for a group, not for a set of fields
    <div role="group" aria-roledescription={role} aria-label={label} className={className}>
      {children}
    </div>
  )
}
