import type { Beacon } from './beacon-schema.ts'

/**
 * Sends an event to be counted, also while the page is being left: without an answer, and without any id.
 * A page that is prepared before it is opened sends nothing until somebody opens it.
 */
export const sendBeacon = (url: string, beacon: Beacon): void => {
  if (asksNotToBeCounted()) return
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', () => sendBeacon(url, beacon), { once: true })
    return
  }
  navigator.sendBeacon(url, new Blob([JSON.stringify(beacon)], { type: 'application/json' }))
}

/** Global Privacy Control, or its forerunner Do Not Track. */
function asksNotToBeCounted() {
  const { globalPrivacyControl, doNotTrack } = navigator as { globalPrivacyControl?: boolean; doNotTrack?: string }
  return globalPrivacyControl === true || doNotTrack === '1'
}
