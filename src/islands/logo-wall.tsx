import { useAtom } from 'jotai'
import { partnerLogosLayoutAtom } from '../atoms/partner-logos.ts'
import { Carousel, type CarouselProps } from './carousel.tsx'

type Props = Omit<CarouselProps, 'layout'> & { toggleWords: { more: string; less: string } }

/** The non-profit partners' logos: a carousel, or all at once in a grid. */
export function LogoWall({ toggleWords, ...carousel }: Props) {
  const [layout, setLayout] = useAtom(partnerLogosLayoutAtom)
  const all = layout === 'grid'
  return (
    <>
      <Carousel {...carousel} layout={layout} />
      <p className="wrap mt-8 needs-script">
        <button
          type="button"
          className="button-line"
          aria-expanded={all}
          aria-controls={carousel.id}
          onClick={() => setLayout(all ? 'carousel' : 'grid')}
        >
          {all ? toggleWords.less : toggleWords.more}
        </button>
      </p>
    </>
  )
}
