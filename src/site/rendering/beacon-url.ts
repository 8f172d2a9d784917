import { createContext } from 'react'

/** Where a page tells what is counted in the browser; undefined where nothing is counted. */
export const BeaconUrl = createContext<string | undefined>(undefined)
