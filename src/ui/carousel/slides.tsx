import type { ReactNode } from 'react'
import { Icon } from '../picture/icon.tsx'

/** Seconds in which a carousel that moves by itself shows all its slides. Source: the specification, section 9. */
export const passSeconds = { brands: 52, nonProfits: 100 }

type Props = {
  id: string
  label: string
  words: {
    role: string
    previous: string
    next: string
    pause: string
    play: string
  }
  passSeconds?: number
  children: ReactNode
}

/** A native horizontal scroller with the controls of the WAI-ARIA carousel pattern. */
export function Slides({ id, label, words, passSeconds, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the pattern asks for a group, not for a set of fields
    <div
      role="group"
      aria-roledescription={words.role}
      aria-label={label}
      className="carousel"
      data-pass-seconds={passSeconds}
    >
      <div className="carousel-controls needs-script wrap flex justify-end gap-2 min-h-12 mb-5">
        {passSeconds && (
          <button type="button" className="rotation button-icon" aria-controls={id} disabled>
            <span className="rotation-pause">
              <Icon name="pause" />
              <span className="sr-only">{words.pause}</span>
            </span>
            <span className="rotation-play">
              <Icon name="play" />
              <span className="sr-only">{words.play}</span>
            </span>
          </button>
        )}
        <button
          type="button"
          className="button-icon"
          aria-label={words.previous}
          aria-controls={id}
          data-step="-1"
          disabled
        >
          <Icon name="arrow-left" />
        </button>
        <button type="button" className="button-icon" aria-label={words.next} aria-controls={id} data-step="1" disabled>
          <Icon name="arrow-right" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller is scrolled by the arrow keys */}
      <div id={id} tabIndex={0} aria-live="polite" className="scroller">
        {children}
      </div>
    </div>
  )
}

type SlideProps = {
  role: string
  label: string
  className?: string
  children: ReactNode
}

export function Slide({ role, label, className, children }: SlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the pattern asks for a group, not for a set of fields
    <div role="group" aria-roledescription={role} aria-label={label} className={className}>
      {children}
    </div>
  )
}
