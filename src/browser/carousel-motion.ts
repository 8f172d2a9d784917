import type { Situation } from './carousel-atom.ts'

/**
 * Runs a carousel, except for the arrow steps. The loader starts it without React when the carousel scrolls into view;
 * its situation is then a plain variable. On first touch the island (carousel.island.tsx) hydrates and passes an atom.
 * The situation moves into the atom and the carousel continues from where it is.
 *
 * The atom comes later because jotai/vanilla alone is 2,453 bytes gzipped. Scripts that run before the first touch may
 * total 1,500 (test/browser/loader.node.test.ts), and this file takes most of that.
 */
export type SituationStore = { get: () => Situation | null; set: (situation: Situation) => void }

export type RunningCarousel = { change: Change; stop: () => Situation }

type Change = (part: Partial<Situation>) => void

/** Milliseconds to wait after a scroll before updating the arrows. Source: the specification, section 4. */
const recheckAfter = 1000

const running = new WeakMap<HTMLElement, RunningCarousel>()

/** Starts a carousel. If it already runs, moves its situation to the given store. */
export function start(carousel: HTMLElement, store?: SituationStore): RunningCarousel {
  const before = running.get(carousel)
  if (before && !store) return before
  const { get, set } = store ?? variable()
  set(before?.stop() ?? situationOf(carousel))
  const { rotation } = partsOf(carousel)
  let stopScroll: (() => void) | undefined
  const change: Change = (part) => {
    const situation = { ...(get() as Situation), ...part }
    set(situation)
    show(carousel, situation)
    if (!isPlaying(carousel, situation)) {
      stopScroll?.()
      stopScroll = undefined
    } else stopScroll ??= autoScroll(carousel)
  }
  const press = () => change({ wanted: !get()?.wanted })
  rotation?.addEventListener('click', press)
  // Tells the loader not to capture presses on this button.
  rotation?.toggleAttribute('data-live', true)
  const stopWatch = watch(carousel, change)
  const stop = () => {
    rotation?.removeEventListener('click', press)
    stopWatch()
    stopScroll?.()
    running.delete(carousel)
    return get() as Situation
  }
  const result = { change, stop }
  running.set(carousel, result)
  if (store) change({})
  return result
}

function variable(): SituationStore {
  let situation: Situation | null = null
  return {
    get: () => situation,
    set: (next) => {
      situation = next
    },
  }
}

const isPlaying = (carousel: HTMLElement, { back, on, wanted, hovered, focused, touched, seen }: Situation) =>
  passSecondsOf(carousel) > 0 && (back || on) && wanted && seen && !hovered && !focused && !touched

/** Updates the controls. If the focused arrow is hidden, focus moves to the other. */
function show(carousel: HTMLElement, situation: Situation): void {
  const { scroller, rotation, arrows } = partsOf(carousel)
  const playing = isPlaying(carousel, situation)
  const focused = document.activeElement
  const hidden = [!situation.back, !situation.on]
  carousel.setAttribute('data-rotation', situation.wanted ? 'on' : 'off')
  scroller.setAttribute('aria-live', playing ? 'off' : 'polite')
  scroller.toggleAttribute('data-playing', playing)
  if (rotation) rotation.hidden = !situation.back && !situation.on
  for (const [at, arrow] of arrows.entries()) arrow.hidden = hidden[at] ?? true
  for (const [at, arrow] of arrows.entries()) if (arrow === focused && arrow.hidden) arrows[1 - at]?.focus()
}

/** Reports changes until the returned function is called. */
function watch(carousel: HTMLElement, change: Change): () => void {
  const { scroller } = partsOf(carousel)
  const end = new AbortController()
  const options = { passive: true, signal: end.signal }
  carousel.addEventListener(
    'pointerenter',
    (event) => event.pointerType === 'mouse' && change({ hovered: true }),
    options,
  )
  for (const [type, part] of Object.entries(changes)) carousel.addEventListener(type, () => change(part), options)

  let pending: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    pending = undefined
    change(endsOf(scroller))
  }
  const checkSoon = () => {
    pending ??= setTimeout(check, recheckAfter)
  }
  scroller.addEventListener('scroll', checkSoon, options)
  const sizes = new ResizeObserver(check)
  sizes.observe(scroller)
  const sight = new IntersectionObserver((entries) => change({ seen: entries.at(-1)?.isIntersecting ?? false }))
  sight.observe(scroller)
  return () => {
    end.abort()
    clearTimeout(pending)
    sizes.disconnect()
    sight.disconnect()
  }
}

const changes: Record<string, Partial<Situation>> = {
  pointerleave: { hovered: false },
  focusin: { focused: true },
  focusout: { focused: false },
  touchstart: { touched: true },
  touchend: { touched: false },
  touchcancel: { touched: false },
}

/** Scrolls to the end in `data-pass-seconds`, then back, until the returned function is called. */
function autoScroll(carousel: HTMLElement): () => void {
  const { scroller } = partsOf(carousel)
  let position = scroller.scrollLeft
  let direction = 1
  let last: number | undefined
  let frame = requestAnimationFrame(function step(now) {
    // Caps the gap after a hidden tab, so the position does not jump.
    const elapsed = Math.min(now - (last ?? now), 100)
    last = now
    const distance = scroller.scrollWidth - scroller.clientWidth
    position += (direction * distance * elapsed) / (passSecondsOf(carousel) * 1000)
    if (position >= distance || position <= 0) direction = position <= 0 ? 1 : -1
    position = Math.max(0, Math.min(distance, position))
    scroller.scrollLeft = position
    frame = requestAnimationFrame(step)
  })
  return () => cancelAnimationFrame(frame)
}

export function partsOf(carousel: HTMLElement) {
  const scroller = carousel.querySelector('.scroller') as HTMLElement
  const rotation = carousel.querySelector<HTMLElement>('.rotation')
  const arrows = [...carousel.querySelectorAll<HTMLElement>('[data-step]')]
  return { scroller, rotation, arrows }
}

export const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

function situationOf(carousel: HTMLElement): Situation {
  return {
    ...endsOf(partsOf(carousel).scroller),
    wanted: !prefersStillness(),
    hovered: carousel.matches(':hover') && matchMedia('(hover: hover)').matches,
    focused: carousel.contains(document.activeElement),
    touched: false,
    seen: false,
  }
}

function endsOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement) {
  return { back: scrollLeft > 1, on: scrollLeft + clientWidth < scrollWidth - 1 }
}

function passSecondsOf({ dataset }: HTMLElement) {
  return Number(dataset.passSeconds ?? 0)
}
