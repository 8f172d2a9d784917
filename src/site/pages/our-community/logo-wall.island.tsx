import { useAtom } from 'jotai'
import { type ReactNode, useEffect, useRef } from 'react'
import { Carousel } from '../../../browser/carousel.island.tsx'
import { partnerLogosLayoutAtom } from './partner-logos-layout.ts'

/**
 * The non-profit partners' logos, as a carousel or a grid. Without script, the `<details>` after the carousel switches
 * between them (layout-toggle.css); this follows it.
 */
export function LogoWall({ children }: { children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const [layout, setLayout] = useAtom(partnerLogosLayoutAtom)

  useEffect(() => {
    const toggle = root.current?.querySelector('details')
    const read = () => setLayout(toggle?.open ? 'grid' : 'carousel')
    read()
    const follow = () => {
      read()
      // The rows of logos above the toggle are gone; without this it would leave the window.
      if (!toggle?.open) toggle?.scrollIntoView({ block: 'center', behavior: 'instant' })
    }
    toggle?.addEventListener('toggle', follow)
    return () => toggle?.removeEventListener('toggle', follow)
  }, [setLayout])

  useEffect(() => {
    const scroller = root.current?.querySelector<HTMLElement>('.scroller')
    // A grid does not scroll, so it is not a tab stop.
    if (scroller) scroller.tabIndex = layout === 'grid' ? -1 : 0
  }, [layout])

  return (
    <div ref={root} className="contents">
      <Carousel>{children}</Carousel>
    </div>
  )
}
