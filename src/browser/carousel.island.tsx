import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { autoScroll, isPlaying, partsOf, type Situation, show, takeOver, watch } from './carousel-motion.ts'
import { scrollStep } from './carousel-step.ts'

/** Seconds for one step of the arrows. Source: the specification, section 9. */
const stepSeconds = 0.5

/** Brings the carousel among its children (ui/slides.tsx) to life, from where `start` has brought it. */
export function Carousel({ children }: { children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const [situation, setSituation] = useState<Situation | null>(null)
  const change = (part: Partial<Situation>) => setSituation((before) => before && { ...before, ...part })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the island takes over
  useLayoutEffect(() => {
    const carousel = carouselIn(root.current)
    if (!carousel) return
    setSituation(takeOver(carousel))
    return watch(carousel, change)
  }, [])

  const carousel = situation && carouselIn(root.current)
  useLayoutEffect(() => {
    if (carousel && situation) show(carousel, situation)
  }, [carousel, situation])

  const playing = carousel && isPlaying(carousel, situation)
  useEffect(() => {
    if (playing) return autoScroll(carousel)
  }, [playing, carousel])

  const press = ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLElement>('.carousel button')
    if (!carousel || !button) return
    if (!button.dataset.step) return change({ wanted: !situation.wanted })
    change({ wanted: false })
    scrollStep(partsOf(carousel).scroller, button.dataset.step === '1' ? 1 : -1, stepSeconds)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the presses on the buttons in it arrive here
    // biome-ignore lint/a11y/useKeyWithClickEvents: buttons turn keys into clicks
    <div ref={root} className="contents" onClick={press}>
      {children}
    </div>
  )
}

const carouselIn = (root: HTMLElement | null) => root?.querySelector<HTMLElement>('.carousel') ?? null
