import { createContext } from 'react'

/** The site key of Turnstile, for the forms of a page; undefined where it is off. */
export const TurnstileKey = createContext<string | undefined>(undefined)
