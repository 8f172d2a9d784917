import { atom } from 'jotai/vanilla'

/** How the non-profit partners' logos are laid out. */
export const partnerLogosLayoutAtom = atom<'carousel' | 'grid'>('carousel')
