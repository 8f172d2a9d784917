import { atom } from 'jotai/vanilla'

/** Determines whether a carousel moves and which arrows show. */
export type Situation = {
  /** Whether it can scroll back or on. */
  back: boolean
  on: boolean
  /** Whether the visitor wants automatic motion. */
  wanted: boolean
  hovered: boolean
  focused: boolean
  touched: boolean
  seen: boolean
}

/** The situation of one carousel; null until its island has hydrated. */
export const createSituationAtom = () => atom<Situation | null>(null)
