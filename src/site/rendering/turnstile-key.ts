import { createContext } from 'react'

/** Turnstile's site key for forms; undefined if Turnstile is off. */
export const TurnstileKey = createContext<string | undefined>(undefined)
