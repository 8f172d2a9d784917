import { paths } from '../../../paths.ts'
import { picture } from '../../../ui/picture/catalogue.ts'
import { Photograph } from '../../../ui/picture/photograph.tsx'
import { contactInfo, home, places } from '../../content/content.ts'
import { Passage } from '../../layout/passage.tsx'

/** The map is decorative: the list below names the same places, and each leads to who works there. */
export function Reach() {
  const portrait = picture('plates/world-map-portrait')
  return (
    <section className="surface-night band-start pb-16 overflow-hidden" aria-labelledby="reach">
      <Passage words={home.reach} id="reach" className="wrap" />
      <picture className="unprinted">
        <source media="(max-width: 899px)" srcSet={portrait.src} width={portrait.width} height={portrait.height} />
        <img {...picture('plates/world-map')} alt="" loading="lazy" className="w-full mt-10" />
      </picture>
      <ol className="wrap mt-12 grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-x-7 gap-y-7 sm:grid-cols-2 lg:grid-cols-5">
        {places.map(({ name, country, work, photograph, brands }) => (
          <li key={name} className="relative border-t border-line pt-3">
            {photograph && (
              <Photograph
                of={photograph}
                sizes="(min-width: 64em) 14rem, 50vw"
                className="mb-3"
                imageClassName="w-full aspect-[8/5] object-cover"
              />
            )}
            <h3 className="card-title">
              <a href={name === contactInfo.city ? paths.contact : paths.brand(brands[0] as string)} className="covers">
                {name}
              </a>
              <span className="sr-only">, </span>
              <span className="title-note">{country}</span>
            </h3>
            <p className="mt-2 text-small text-muted">{work}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
