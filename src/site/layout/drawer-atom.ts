import { atom } from 'jotai/vanilla'

/** Whether the drawer is open. Null until the island has read it from the page. */
export const drawerOpenAtom = atom<boolean | null>(null)
