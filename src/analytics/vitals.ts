import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { FormName } from './beacon-schema.ts'
import { sendBeacon } from './send-beacon.ts'

const url = document.querySelector<HTMLElement>('script[data-beacon]')?.dataset.beacon
const waiting = new Map<string, MetricType>()
const sent = new Set<string>()

for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(keep)
watchForms()
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
  const metrics = [...waiting.values()].flatMap(({ name, value, navigationType: navigation }) =>
    navigation === 'soft-navigation'
      ? []
      : [{ name, value: name === 'CLS' ? round(value, 4) : round(value, 0), navigation }],
  )
  for (const id of waiting.keys()) sent.add(id)
  waiting.clear()
  if (url && metrics.length > 0) sendBeacon(url, { event: 'vitals', route: location.pathname, metrics })
}

function round(value: number, digits: number) {
  return Number(value.toFixed(digits))
}

/** Reports that a form came into view. Its own script loads with the first touch, which may never come. */
function watchForms() {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      const form = new FormData(target as HTMLFormElement).get('form') as FormName
      if (url) sendBeacon(url, { event: 'form', form, step: 'seen' })
    }
  })
  for (const form of document.querySelectorAll('[data-island=contact-form] form')) seen.observe(form)
}
