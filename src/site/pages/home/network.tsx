import { paths } from '../../../paths.ts'
import { passSeconds, Slides } from '../../../ui/carousel/slides.tsx'
import { BrandCard } from '../../../ui/picture/brand-card.tsx'
import { brands } from '../../content/brands.ts'
import { home } from '../../content/content.ts'
import { carouselWords } from '../../content/interface.ts'
import { Passage } from '../../layout/passage.tsx'

export function Network() {
  return (
    <section className="band surface-paper overflow-hidden" aria-labelledby="network">
      <Passage words={home.network} id="network" className="wrap above-carousel" />
      <Slides
        id="network-brands"
        label={home.network.label}
        words={carouselWords}
        passSeconds={passSeconds.brands}
        items={brands}
        className="flex w-[min(17rem,74vw)]"
      >
        {(brand) => <BrandCard brand={brand} href={paths.brand(brand.slug)} className="w-full" />}
      </Slides>
    </section>
  )
}
