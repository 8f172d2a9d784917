import type { ReactNode } from 'react'
import { Icon } from '../picture/icon.tsx'

type Props<Item> = {
  id: string
  label: string
  words: Record<'role' | 'previous' | 'next' | 'pause' | 'play', string>
  passSeconds?: number
  items: Item[]
  className?: string
  children: (item: Item) => ReactNode
}

const arrows = [
  { name: 'previous', step: -1, icon: 'arrow-left' },
  { name: 'next', step: 1, icon: 'arrow-right' },
] as const

/** The WAI-ARIA carousel pattern. Several slides are in sight at once, so they are the items of a list. */
export function Slides<Item extends { slug: string }>(props: Props<Item>) {
  const { id, label, words, passSeconds, items, className, children } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: the pattern asks for a group, not for a set of fields
    <div
      role="group"
      aria-roledescription={words.role}
      aria-label={label}
      className="carousel"
      data-pass-seconds={passSeconds}
    >
      <div className="carousel-controls needs-script wrap flex justify-end gap-2 mb-5 lg:-mt-17">
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
        {arrows.map(({ name, step, icon }) => (
          <button
            key={name}
            type="button"
            className="button-icon"
            aria-label={words[name]}
            aria-controls={id}
            data-step={step}
            disabled
          >
            <Icon name={icon} />
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller is scrolled by the arrow keys */}
      <div id={id} tabIndex={0} className="scroller">
        <ul className="rail">
          {items.map((item) => (
            <li key={item.slug} className={className}>
              {children(item)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
