import type { ReactNode } from 'react'

type Props = {
  role: string
  label: string
  className?: string
  children: ReactNode
}

export function Slide({ role, label, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the pattern asks for a group, not for a set of fields
    <div role="group" aria-roledescription={role} aria-label={label} className={className}>
      {children}
    </div>
  )
}
