import type { ReactElement } from 'react'

export const surfaces = {
  paper: 'surface-paper',
  shade: 'surface-shade',
  night: 'surface-night',
  ink: 'surface-ink',
} as const
export type Surface = keyof typeof surfaces

export type Variant = {
  title: string
  element: ReactElement
  /** The surface below it. Paper by default. */
  surface?: Surface
  /** Spans the page. */
  wide?: boolean
}

/** A component or a part of the foundations, in the variants that pages use. */
export type Example = { name: string; variants: Variant[] }
