import { type RefObject, useEffect } from 'react'
import type { Beacon, EnquiryForm } from '../schemas/beacon.ts'

/** Where a form tells that it was seen and begun, and under which name. */
export type FormBeacons = { url: string; form: EnquiryForm }

/**
 * Tells once that a new form was seen and once that somebody began to fill it in; without `beacons`, nothing.
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
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      send(url, { event: 'form', form, step: 'seen' })
    })
    observer.observe(target)
    const start = () => send(url, { event: 'form', form, step: 'started' })
    target.addEventListener('input', start, { once: true })
    return () => {
      observer.disconnect()
      target.removeEventListener('input', start)
    }
  }, [url, form, element, isNew])

  return (reason: 'validation' | 'network') => {
    if (url && form) send(url, { event: 'form', form, step: 'failed', reason })
  }
}

/** Fetched where something is counted, and nowhere else. */
async function send(url: string, beacon: Beacon) {
  const { sendBeacon } = await import('./send-beacon.ts')
  sendBeacon(url, beacon)
}
