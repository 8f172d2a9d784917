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
  /** What it is printed on; paper if nothing is said. */
  surface?: Surface
  /** Across the page. */
  wide?: boolean
}

/** A component by its name, or a part of the foundations, in each way in which pages use it. */
export type Example = { name: string; variants: Variant[] }
