import { useAtom } from 'jotai'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { partnerLogosLayoutAtom } from '../atoms/partner-logos.ts'
import { Carousel } from './carousel.tsx'

/**
 * The non-profit partners' logos: a carousel, or all at once in a grid. A `<details>` beside the carousel switches
 * without a script, see base.css; from here on it is as the atom says.
 */
export function LogoWall({ children }: { children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const [layout, setLayout] = useAtom(partnerLogosLayoutAtom)
  const [taken, setTaken] = useState(false)

  useEffect(() => {
    const toggle = root.current?.querySelector('details')
    const read = () => setLayout(toggle?.open ? 'grid' : 'carousel')
    read()
    setTaken(true)
    toggle?.addEventListener('toggle', read)
    return () => toggle?.removeEventListener('toggle', read)
  }, [setLayout])

  useEffect(() => {
    const toggle = root.current?.querySelector('details')
    const scroller = root.current?.querySelector<HTMLElement>('.scroller')
    if (!taken || !toggle || !scroller) return
    toggle.open = layout === 'grid'
    // A grid has nothing to scroll, and so is no stop of the keyboard.
    scroller.tabIndex = layout === 'grid' ? -1 : 0
  }, [taken, layout])

  return (
    <div ref={root} className="contents">
      <Carousel>{children}</Carousel>
    </div>
  )
}
