import { atom } from 'jotai/vanilla'

/** The layout of the non-profit partners' logos. It follows the native `<details>`. */
export const partnerLogosLayoutAtom = atom<'carousel' | 'grid'>('carousel')
