import type { ReactNode } from 'react'

/** Replaces the site's `Constant`: renders its children every time. */
export function Constant({ className, children }: { className?: string; children?: ReactNode }) {
  return <div className={className}>{children}</div>
}
