import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { prefersStillness, scrollStep, useAutoScroll, useScrollability } from './carousel-motion.ts'

type CarouselWords = {
  /** What a screen reader calls it, e.g. "carousel". */
  role: string
  previous: string
  next: string
  pause: string
  play: string
}

export type CarouselProps = {
  id: string
  /** What the slides are, for those who do not see them. */
  label: string
  words: CarouselWords
  /** Seconds for one pass by itself; none if it only moves when asked. */
  passSeconds?: number
  layout?: 'carousel' | 'grid'
  /** The slides: one element with a child for each. */
  children?: ReactNode
}

/** Seconds for one step of the arrows. Source: the specification, section 9. */
const stepSeconds = 0.5

/** A native horizontal scroller after the WAI-ARIA carousel pattern. */
export function Carousel({ id, label, words, passSeconds, layout = 'carousel', children }: CarouselProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const can = useScrollability(scroller)
  const [wanted, setWanted] = useState(false)
  const [held, hold] = useHolds(scroller)
  const moving = layout === 'carousel' && passSeconds !== undefined && (can.back || can.on)
  const playing = moving && wanted && !held
  useAutoScroll(scroller, passSeconds ?? 0, playing)

  const arrows = { back: useRef<HTMLButtonElement>(null), on: useRef<HTMLButtonElement>(null) }

  useEffect(() => setWanted(!prefersStillness()), [])

  // An arrow that hides hands its focus to the other. Asked here, as hiding it takes the focus away at once.
  const focused = typeof document === 'undefined' ? null : document.activeElement
  useLayoutEffect(() => {
    if (!focused) return
    if (!can.on && focused === arrows.on.current) arrows.back.current?.focus()
    if (!can.back && focused === arrows.back.current) arrows.on.current?.focus()
  })

  const step = (direction: 1 | -1) => () => {
    const element = scroller.current
    if (!element) return
    setWanted(false)
    scrollStep(element, direction, stepSeconds)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the pattern asks for a group, not for a set of fields
    <div role="group" aria-roledescription={words.role} aria-label={label} {...hold}>
      <div
        className={`carousel-controls wrap flex justify-end gap-2 min-h-12 mb-5 ${layout === 'grid' ? 'invisible max-lg:hidden' : ''}`}
      >
        {moving && (
          <button
            type="button"
            className="button-icon"
            aria-label={wanted ? words.pause : words.play}
            aria-controls={id}
            onClick={() => setWanted(!wanted)}
          >
            <Icon name={wanted ? 'pause' : 'play'} />
          </button>
        )}
        <button
          ref={arrows.back}
          type="button"
          className="button-icon"
          aria-label={words.previous}
          aria-controls={id}
          hidden={!can.back}
          onClick={step(-1)}
        >
          <Icon name="arrow-left" />
        </button>
        <button
          ref={arrows.on}
          type="button"
          className="button-icon"
          aria-label={words.next}
          aria-controls={id}
          hidden={!can.on}
          onClick={step(1)}
        >
          <Icon name="arrow-right" />
        </button>
      </div>
      <div
        ref={scroller}
        id={id}
        tabIndex={layout === 'carousel' ? 0 : undefined}
        aria-live={playing ? 'off' : 'polite'}
        className={layout === 'carousel' ? 'scroller' : 'scroller-grid wrap'}
        data-playing={playing ? '' : undefined}
      >
        {children}
      </div>
    </div>
  )
}

/** While somebody points at it, has focus in it, touches it or cannot see it, the carousel rests. */
function useHolds(scroller: { current: HTMLElement | null }) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [touched, setTouched] = useState(false)
  const [seen, setSeen] = useState(false)

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? false))
    if (scroller.current) observer.observe(scroller.current)
    return () => observer.disconnect()
  }, [scroller])

  const handlers = {
    onPointerEnter: (event: { pointerType: string }) => event.pointerType === 'mouse' && setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
    onTouchStart: () => setTouched(true),
    onTouchEnd: () => setTouched(false),
    onTouchCancel: () => setTouched(false),
  }
  return [hovered || focused || touched || !seen, handlers] as const
}
