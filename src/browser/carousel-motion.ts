import { recheckAfter, stepSeconds } from '../ui/carousel/timings.ts'

type Situation = Record<'back' | 'on' | 'wanted' | 'hovered' | 'focused' | 'seen', boolean>

const stillness = () => matchMedia('(prefers-reduced-motion: reduce)')

export function start(carousel: HTMLElement): void {
  const scroller = carousel.querySelector('.scroller') as HTMLElement
  const rotation = carousel.querySelector<HTMLButtonElement>('.rotation')
  const arrows = [...carousel.querySelectorAll<HTMLButtonElement>('[data-step]')]
  const passSeconds = Number(carousel.dataset.passSeconds ?? 0)
  let situation: Situation = {
    back: false,
    on: false,
    wanted: !stillness().matches,
    hovered: scroller.matches(':hover') && matchMedia('(hover: hover)').matches,
    focused: scroller.contains(document.activeElement),
    seen: false,
  }
  let stop: (() => void) | undefined

  const change = (part: Partial<Situation>) => {
    situation = { ...situation, ...part }
    const { back, on, wanted, hovered, focused, seen } = situation
    const canScroll = back || on
    const playing = passSeconds > 0 && canScroll && wanted && seen && !hovered && !focused
    carousel.dataset.rotation = wanted ? 'on' : 'off'
    scroller.ariaLive = playing ? 'off' : 'polite'
    scroller.toggleAttribute('data-playing', playing)
    scroller.tabIndex = canScroll ? 0 : -1
    if (rotation) rotation.disabled = !canScroll
    enable(arrows, [back, on])
    if (playing) stop ??= autoScroll(scroller, passSeconds)
    else {
      stop?.()
      stop = undefined
    }
  }

  stillness().addEventListener('change', ({ matches }) => matches && change({ wanted: false }))
  rotation?.addEventListener('click', () => change({ wanted: !situation.wanted }))
  for (const arrow of arrows)
    arrow.addEventListener('click', () => {
      change({ wanted: false })
      step(scroller, Number(arrow.dataset.step))
    })
  // On the scroller only: whoever uses the controls wants to see what they do.
  for (const [type, part] of Object.entries(changes))
    scroller.addEventListener(type, () => change(part), { passive: true })
  scroller.addEventListener('focusin', () =>
    scroller.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
  )
  scroller.addEventListener('pointerenter', ({ pointerType }) => change({ hovered: pointerType === 'mouse' }))

  const toggle = carousel.nextElementSibling
  // When the grid above it closes, the page gets shorter and the toggle would leave the window.
  if (toggle instanceof HTMLDetailsElement) {
    toggle.addEventListener('toggle', () => {
      if (!toggle.open) toggle.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
    carousel.previousElementSibling?.querySelector('button')?.addEventListener('click', () => {
      toggle.open = false
      toggle.querySelector('summary')?.focus()
    })
  }

  let isPending = false
  const check = () => {
    isPending = false
    const position = positionOf(scroller)
    change({ back: position > 1, on: position < reach(scroller) - 1 })
  }
  scroller.addEventListener('scroll', () => {
    if (!isPending) setTimeout(check, recheckAfter)
    isPending = true
  })
  new ResizeObserver(check).observe(scroller)
  new IntersectionObserver((entries) => change({ seen: entries.at(-1)?.isIntersecting ?? false })).observe(scroller)
}

const changes: Record<string, Partial<Situation>> = {
  pointerleave: { hovered: false },
  focusin: { focused: true },
  focusout: { focused: false },
  // For good: a flick glides on after the finger has left, and automatic scrolling would cut it short.
  touchstart: { wanted: false },
}

/** A focused arrow that is disabled passes the focus to the other one. */
function enable(arrows: HTMLButtonElement[], isPossible: boolean[]) {
  const at = arrows.indexOf(document.activeElement as HTMLButtonElement)
  for (const [index, arrow] of arrows.entries()) if (isPossible[index]) arrow.disabled = false
  if (at >= 0 && !isPossible[at]) arrows[1 - at]?.focus()
  for (const [index, arrow] of arrows.entries()) arrow.disabled = !isPossible[index]
}

/** 1, or -1 where the page runs from right to left, as a translation may: `scrollLeft` is negative there. */
const sign = (scroller: HTMLElement) => (getComputedStyle(scroller).direction === 'rtl' ? -1 : 1)
const positionOf = (scroller: HTMLElement) => scroller.scrollLeft * sign(scroller)
const reach = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth - clientWidth

function autoScroll(scroller: HTMLElement, seconds: number): () => void {
  // 0 at the start, 1 at the end, and 2 back at the start.
  let way = positionOf(scroller) / (reach(scroller) || 1)
  let last: number | undefined
  let frame = requestAnimationFrame(function move(now) {
    // Caps the gap after a hidden tab, so the position does not jump.
    const elapsed = Math.min(now - (last ?? now), 100)
    last = now
    way = (way + elapsed / (seconds * 1000)) % 2
    scroller.scrollLeft = (1 - Math.abs(1 - way)) * reach(scroller) * sign(scroller)
    frame = requestAnimationFrame(move)
  })
  return () => cancelAnimationFrame(frame)
}

/** The step under way in each scroller: its next frame, and the scroll position at which it ends. */
const steps = new WeakMap<HTMLElement, { frame: number; end: number }>()

/** Scrolls about 80 % of the width to the start of a slide. A step during another adds what was left of that one. */
function step(scroller: HTMLElement, direction: number) {
  const from = positionOf(scroller)
  const before = steps.get(scroller) ?? { frame: 0, end: from }
  cancelAnimationFrame(before.frame)
  const aim = before.end + direction * scroller.clientWidth * 0.8
  const distance = Math.max(0, Math.min(reach(scroller), nearestSlide(scroller, aim))) - from
  const end = from + distance
  const seconds = stillness().matches ? 0 : stepSeconds
  // Switches off native snapping, which would jump ahead of the animation.
  scroller.dataset.stepping = ''
  let start: number | undefined
  const move = (now: number) => {
    start ??= now
    const progress = seconds && Math.min(1, (now - start) / (seconds * 1000))
    scroller.scrollLeft = sign(scroller) * (end - distance * (seconds && (1 - progress) ** 3))
    if (seconds && progress < 1) steps.set(scroller, { frame: requestAnimationFrame(move), end })
    else {
      steps.delete(scroller)
      delete scroller.dataset.stepping
    }
  }
  steps.set(scroller, { frame: requestAnimationFrame(move), end })
}

function nearestSlide(scroller: HTMLElement, aim: number) {
  const way = sign(scroller)
  const edge = (element: Element) => element.getBoundingClientRect()[way > 0 ? 'left' : 'right'] * way
  const from = positionOf(scroller)
  const start = edge(scroller) + Number.parseFloat(getComputedStyle(scroller).scrollPaddingInlineStart) - from
  const starts = [...scroller.querySelectorAll('li')].map((slide) => edge(slide) - start)
  const nearest = starts.reduce((best, at) => (Math.abs(at - aim) < Math.abs(best - aim) ? at : best), from)
  return nearest === from ? aim : nearest
}
