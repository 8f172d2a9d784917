import { prefersStillness } from './carousel-motion.ts'

/**
 * Scrolls about 80 % of the visible width back (-1) or on (1) over `seconds`, easing out, and stops at the start of a
 * slide. Jumps there if the visitor prefers reduced motion.
 */
export function scrollStep(element: HTMLElement, direction: 1 | -1, seconds: number) {
  const from = element.scrollLeft
  const distance = toSlide(element, direction * element.clientWidth * 0.8)
  if (prefersStillness()) {
    element.scrollLeft = from + distance
    return
  }
  let start: number | undefined
  // Switches off native snapping, which would jump ahead of the animation.
  element.dataset.stepping = ''
  requestAnimationFrame(function step(now) {
    start ??= now
    const progress = Math.min(1, (now - start) / (seconds * 1000))
    element.scrollLeft = from + distance * (1 - (1 - progress) ** 3)
    if (progress < 1) requestAnimationFrame(step)
    else delete element.dataset.stepping
  })
}

/** The distance to the slide start nearest to `distance`, clamped to the scroll range. */
function toSlide(element: HTMLElement, distance: number) {
  const { scrollLeft, scrollWidth, clientWidth } = element
  const start = element.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(element).scrollPaddingLeft)
  const starts = [...element.querySelectorAll('[aria-roledescription]')].map(
    (slide) => slide.getBoundingClientRect().left - start,
  )
  const nearest = starts.reduce((best, at) => (Math.abs(at - distance) < Math.abs(best - distance) ? at : best), 0)
  return Math.max(-scrollLeft, Math.min(scrollWidth - clientWidth - scrollLeft, nearest || distance))
}
