import { atom } from 'jotai/vanilla'
import { storedKeys } from './stored.ts'

export const draftPrefix = 'draft:'

/** Returns whether the server has all that the person with this address wrote in this browser; an inbox saves it first. */
export const beforeSignOutAtom = atom({ save: async (email: string) => !isKept(`${email}:`) })

/** Whether this browser keeps text that the server does not have: of one person, or of anybody. */
export const isKept = (owner = ''): boolean => storedKeys(draftPrefix + owner).length > 0
