import { useStore } from 'jotai'
import { type MouseEvent, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import { stepSeconds } from '../ui/carousel/carousel-speeds.ts'
import { createSituationAtom } from './carousel-atom.ts'
import { partsOf, type RunningCarousel, start } from './carousel-motion.ts'
import { scrollStep } from './carousel-step.ts'

/** Takes over the carousel in its children (ui/slides.tsx): moves its situation into an atom and runs the arrows. */
export function Carousel({ children }: { children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const running = useRef<RunningCarousel>(null)
  const store = useStore()
  const situation = useMemo(createSituationAtom, [])

  useLayoutEffect(() => {
    const carousel = carouselIn(root.current)
    if (!carousel) return
    const { change, stop } = start(carousel, {
      get: () => store.get(situation),
      set: (value) => store.set(situation, value),
    })
    running.current = { change, stop }
    return () => void stop()
  }, [store, situation])

  const press = ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLElement>('.carousel [data-step]')
    const carousel = carouselIn(root.current)
    if (!carousel || !button) return
    running.current?.change({ wanted: false })
    scrollStep(partsOf(carousel).scroller, button.dataset.step === '1' ? 1 : -1, stepSeconds)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: catches bubbling clicks on the arrows
    // biome-ignore lint/a11y/useKeyWithClickEvents: buttons fire click on key press
    <div ref={root} className="contents" onClick={press}>
      {children}
    </div>
  )
}

const carouselIn = (root: HTMLElement | null) => root?.querySelector<HTMLElement>('.carousel') ?? null
