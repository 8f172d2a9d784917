import { atom } from 'jotai/vanilla'

/** The slug of the leader whose story is open, or null for none. Undefined until the island has read the page. */
export const openTeamMemberAtom = atom<string | null | undefined>(undefined)
