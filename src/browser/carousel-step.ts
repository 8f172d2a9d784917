import { prefersStillness } from './carousel-motion.ts'

/** The step under way in each carousel: its next frame, and the scroll position at which it ends. */
const steps = new WeakMap<HTMLElement, { frame: number; end: number }>()

/**
 * Scrolls about 80 % of the visible width back (-1) or on (1) over `seconds`, easing out, and stops at the start of a
 * slide. Jumps there if the visitor prefers reduced motion. A step that starts while another runs takes over and adds
 * what was left of it.
 */
export function scrollStep(element: HTMLElement, direction: 1 | -1, seconds: number) {
  const from = element.scrollLeft
  const before = steps.get(element) ?? { frame: 0, end: from }
  cancelAnimationFrame(before.frame)
  const distance = toSlide(element, before.end - from + direction * element.clientWidth * 0.8)
  const end = from + distance
  if (prefersStillness()) {
    element.scrollLeft = end
    return
  }
  let start: number | undefined
  const step = (now: number) => {
    start ??= now
    const progress = Math.min(1, (now - start) / (seconds * 1000))
    element.scrollLeft = from + distance * (1 - (1 - progress) ** 3)
    if (progress < 1) steps.set(element, { frame: requestAnimationFrame(step), end })
    else {
      steps.delete(element)
      delete element.dataset.stepping
    }
  }
  // Switches off native snapping, which would jump ahead of the animation.
  element.dataset.stepping = ''
  steps.set(element, { frame: requestAnimationFrame(step), end })
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
