import { atom } from 'jotai/vanilla'

/** Whether the navigation drawer of narrow screens is open. */
export const drawerOpenAtom = atom(false)
