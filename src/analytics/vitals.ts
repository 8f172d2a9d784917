import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { Beacon } from './beacon-schema.ts'

const url = document.querySelector<HTMLElement>('script[data-beacon]')?.dataset.beacon
const waiting = new Map<string, MetricType>()
const sent = new Set<string>()

for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(keep)
// Also the last event of a page that is left. `pagehide` comes before it, when LCP and CLS are not known yet.
addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') send()
})

function keep(metric: MetricType) {
  // Without an id the server could not tell a later value of the same metric from another visit's.
  if (!sent.has(metric.id)) waiting.set(metric.id, metric)
}

/** Sends everything measured so far, when the page is left. Coming back to it counts as another visit. */
function send() {
  const metrics = [...waiting.values()].flatMap(({ name, value, navigationType: navigation }) => {
    const digits = name === 'CLS' ? 4 : 0
    return navigation === 'soft-navigation' ? [] : [{ name, value: Number(value.toFixed(digits)), navigation }]
  })
  for (const id of waiting.keys()) sent.add(id)
  waiting.clear()
  if (!url || metrics.length === 0 || asksNotToBeCounted()) return
  const beacon: Beacon = { event: 'vitals', route: location.pathname, metrics }
  navigator.sendBeacon(url, new Blob([JSON.stringify(beacon)], { type: 'application/json' }))
}

function asksNotToBeCounted() {
  const { globalPrivacyControl, doNotTrack } = navigator as { globalPrivacyControl?: boolean; doNotTrack?: string }
  return globalPrivacyControl === true || doNotTrack === '1'
}
