/** How a carousel stands: where it can go, what the visitor wants, and what holds it. */
export type Situation = {
  back: boolean
  on: boolean
  /** Whether it is to move by itself. */
  wanted: boolean
  hovered: boolean
  focused: boolean
  touched: boolean
  seen: boolean
}
type Change = (part: Partial<Situation>) => void

/** How long after a scroll it is looked up again where there is more to see. Source: the specification, section 4. */
const recheckAfter = 1000

const running = new WeakMap<HTMLElement, () => Situation>()
const taken = new WeakSet<HTMLElement>()

/** Runs a carousel until React takes it over. */
export function start(carousel: HTMLElement): void {
  if (taken.has(carousel)) return
  const { rotation } = partsOf(carousel)
  const situation = situationOf(carousel)
  let stopScroll: (() => void) | undefined
  const change: Change = (part) => {
    Object.assign(situation, part)
    show(carousel, situation)
    if (!isPlaying(carousel, situation)) {
      stopScroll?.()
      stopScroll = undefined
    } else stopScroll ??= autoScroll(carousel)
  }
  const press = () => change({ wanted: !situation.wanted })
  rotation?.addEventListener('click', press)
  // From here on a press on it need not wait for React.
  rotation?.toggleAttribute('data-live', true)
  const stopWatch = watch(carousel, change)
  running.set(carousel, () => {
    rotation?.removeEventListener('click', press)
    stopWatch()
    stopScroll?.()
    return situation
  })
}

/** Ends what `start` began, if it did, and says how the carousel stands. */
export function takeOver(carousel: HTMLElement): Situation {
  taken.add(carousel)
  return running.get(carousel)?.() ?? situationOf(carousel)
}

export const isPlaying = (carousel: HTMLElement, { back, on, wanted, hovered, focused, touched, seen }: Situation) =>
  passSecondsOf(carousel) > 0 && (back || on) && wanted && seen && !hovered && !focused && !touched

/** Gives the controls the state that this situation asks for. An arrow that hides hands its focus to the other. */
export function show(carousel: HTMLElement, situation: Situation): void {
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

/** Tells of what changes until the returned function is called. */
export function watch(carousel: HTMLElement, change: Change): () => void {
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

/** Moves the scroller so that one pass from its start to its end takes the carousel's seconds, then turns round. */
export function autoScroll(carousel: HTMLElement): () => void {
  const { scroller } = partsOf(carousel)
  let position = scroller.scrollLeft
  let direction = 1
  let last: number | undefined
  let frame = requestAnimationFrame(function step(now) {
    // A tab that was hidden goes on where it stood.
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
