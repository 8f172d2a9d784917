import { paths } from '../../../paths.ts'
import { passSeconds, Slide, Slides } from '../../../ui/carousel/slides.tsx'
import { BrandCard } from '../../../ui/picture/brand-card.tsx'
import { brands } from '../../content/brands.ts'
import { home } from '../../content/content.ts'
import { slideLabel, carouselWords as words } from '../../content/interface.ts'
import { Passage } from '../../layout/passage.tsx'

export function Network() {
  return (
    <section className="band surface-paper overflow-hidden" aria-labelledby="network">
      <Passage words={home.network} id="network" className="wrap above-carousel" />
      <Slides id="network-brands" label={home.network.label} words={words} passSeconds={passSeconds.brands}>
        <div className="rail">
          {brands.map((brand, index) => (
            <Slide
              key={brand.slug}
              role={words.slide}
              label={slideLabel(index + 1, brands.length)}
              className="flex w-[min(17rem,74vw)]"
            >
              <BrandCard brand={brand} href={paths.brand(brand.slug)} className="w-full" />
            </Slide>
          ))}
        </div>
      </Slides>
    </section>
  )
}
