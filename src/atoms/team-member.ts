import { atom } from 'jotai/vanilla'

/** The slug of the leader whose story is open, if one is. */
export const openTeamMemberAtom = atom<string | null>(null)
