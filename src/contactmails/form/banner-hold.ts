import { atom } from 'jotai/vanilla'

/** What keeps a notice from going: a pointer that was moved onto it, or the focus in it. */
export type BannerHold = { pointed: boolean; focused: boolean }

export const free: BannerHold = { pointed: false, focused: false }

export const createBannerHoldAtom = () => atom(free)
