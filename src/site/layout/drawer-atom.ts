import { atom } from 'jotai/vanilla'

/** Whether the drawer is open. It follows the native popover and never moves it: that would undo presses. */
export const drawerOpenAtom = atom(false)
