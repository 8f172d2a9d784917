import { sameOrigin } from '../../http/same-origin.ts'
import { recordForeign } from '../audit/record-foreign.ts'

/** Refuses changes that another site starts, and records those with a session. */
export const ownPages = () => sameOrigin({ onRefused: recordForeign })

/** For downloads: a GET carries the session's cookie, so a link or form on another site could start one. */
export const ownDownloads = () => sameOrigin({ checkReads: true, allowUnmarked: true, onRefused: recordForeign })
