import { type RefObject, useEffect } from 'react'
import type { Beacon, FormName } from '../../analytics/beacon-schema.ts'

/** Where a form reports that it was begun, and its name. `src/analytics/vitals.ts` reports that it was seen. */
export type FormBeacons = { url: string; form: FormName }

/**
 * Tells once that somebody began to fill in a new form; without `beacons`, nothing.
 * The function it returns tells of a failure that the server does not hear of.
 */
export function useFormBeacons(
  beacons: FormBeacons | undefined,
  element: RefObject<HTMLElement | null>,
  { isNew }: { isNew: boolean },
) {
  const { url, form } = beacons ?? {}

  useEffect(() => {
    const target = element.current
    if (!url || !form || !target || !isNew) return
    const start = () => send(url, { event: 'form', form, step: 'started' })
    // What was typed faster than the script came begins a form too.
    if (isBegun(target)) start()
    else target.addEventListener('input', start, { once: true })
    return () => target.removeEventListener('input', start)
  }, [url, form, element, isNew])

  return (reason: 'validation' | 'network') => {
    if (url && form) send(url, { event: 'form', form, step: 'failed', reason })
  }
}

function isBegun(form: HTMLElement) {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden]), textarea')
  return [...fields].some((field) => field.value !== field.defaultValue)
}

/** Fetched where something is counted, and nowhere else. */
async function send(url: string, beacon: Beacon) {
  const { sendBeacon } = await import('../../analytics/send-beacon.ts')
  sendBeacon(url, beacon)
}
