import { atom } from 'jotai/vanilla'

/** The layout of the non-profit partners' logos. Null until the island has read it from the page. */
export const partnerLogosLayoutAtom = atom<'carousel' | 'grid' | null>(null)
