import { createContext } from 'react'

/** Who works with the inbox. */
export type Office = {
  me: { id: string; name: string }
  /** Everybody who may be assigned contactmails. */
  colleagues: { id: string; name: string }[]
  mayDelete: boolean
}

export const OfficeContext = createContext<Office>({ me: { id: '', name: '' }, colleagues: [], mayDelete: false })
