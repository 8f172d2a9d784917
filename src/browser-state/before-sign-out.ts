import { atom } from 'jotai/vanilla'
import { storedKeys } from './stored.ts'

export const draftPrefix = 'draft:'

/** Signing out clears what this browser keeps. Returns whether all of it is saved; an inbox saves it first. */
export const beforeSignOutAtom = atom({ save: async () => storedKeys(draftPrefix).length === 0 })
