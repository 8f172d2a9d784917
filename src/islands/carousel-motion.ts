import { type RefObject, useEffect, useState } from 'react'

/** How long after a scroll it is looked up again where there is more to see. Source: the specification, section 4. */
const recheckAfter = 1000

/** Whether the scroller can go back and on; looked up when its size changes and about a second after a scroll. */
export function useScrollability(scroller: RefObject<HTMLElement | null>) {
  const [can, setCan] = useState({ back: false, on: false })

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    let pending: ReturnType<typeof setTimeout> | undefined
    const check = () => {
      pending = undefined
      const { scrollLeft, clientWidth, scrollWidth } = element
      setCan({ back: scrollLeft > 1, on: scrollLeft + clientWidth < scrollWidth - 1 })
    }
    const checkSoon = () => {
      pending ??= setTimeout(check, recheckAfter)
    }
    const sizes = new ResizeObserver(check)
    sizes.observe(element)
    element.addEventListener('scroll', checkSoon, { passive: true })
    return () => {
      clearTimeout(pending)
      sizes.disconnect()
      element.removeEventListener('scroll', checkSoon)
    }
  }, [scroller])

  return can
}

/**
 * Moves the scroller so that one pass from its start to its end takes `seconds`, then turns round.
 * Nothing moves while `playing` is false.
 */
export function useAutoScroll(scroller: RefObject<HTMLElement | null>, seconds: number, playing: boolean) {
  useEffect(() => {
    const element = scroller.current
    if (!element || !playing) return
    let position = element.scrollLeft
    let direction = 1
    let last: number | undefined
    let frame = requestAnimationFrame(function step(now) {
      // A tab that was hidden goes on where it stood.
      const elapsed = Math.min(now - (last ?? now), 100)
      last = now
      const distance = element.scrollWidth - element.clientWidth
      position += (direction * distance * elapsed) / (seconds * 1000)
      if (position >= distance || position <= 0) direction = position <= 0 ? 1 : -1
      position = Math.max(0, Math.min(distance, position))
      element.scrollLeft = position
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [scroller, seconds, playing])
}

/**
 * Scrolls most of a view back (-1) or on (1) in `seconds`, easing out, and ends at the start of a slide; at once where
 * motion is unwelcome.
 */
export function scrollStep(element: HTMLElement, direction: 1 | -1, seconds: number) {
  const from = element.scrollLeft
  const distance = toSlide(element, direction * element.clientWidth * 0.8)
  if (prefersStillness()) {
    element.scrollLeft = from + distance
    return
  }
  let start: number | undefined
  // The native snapping would run ahead of the movement.
  element.dataset.stepping = ''
  requestAnimationFrame(function step(now) {
    start ??= now
    const progress = Math.min(1, (now - start) / (seconds * 1000))
    element.scrollLeft = from + distance * (1 - (1 - progress) ** 3)
    if (progress < 1) requestAnimationFrame(step)
    else delete element.dataset.stepping
  })
}

/** The distance to the slide whose start is nearest to the given one, within what can be scrolled. */
function toSlide(element: HTMLElement, distance: number) {
  const { scrollLeft, scrollWidth, clientWidth } = element
  const start = element.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(element).scrollPaddingLeft)
  const starts = [...element.querySelectorAll('[aria-roledescription]')].map(
    (slide) => slide.getBoundingClientRect().left - start,
  )
  const nearest = starts.reduce((best, at) => (Math.abs(at - distance) < Math.abs(best - distance) ? at : best), 0)
  return Math.max(-scrollLeft, Math.min(scrollWidth - clientWidth - scrollLeft, nearest || distance))
}

export const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches
