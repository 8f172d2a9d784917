import { atom } from 'jotai/vanilla'

/** The slug of the leader whose story is open. It follows the native popover and never moves it. */
export const openTeamMemberAtom = atom<string | null>(null)
