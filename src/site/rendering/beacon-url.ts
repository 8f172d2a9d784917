import { createContext } from 'react'

/** The URL for the browser's analytics beacons; undefined if analytics is off. */
export const BeaconUrl = createContext<string | undefined>(undefined)
