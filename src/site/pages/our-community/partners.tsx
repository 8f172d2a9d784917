import { Slides } from '../../../ui/carousel/slides.tsx'
import { passSeconds } from '../../../ui/carousel/timings.ts'
import { isPrinted, picture } from '../../../ui/picture/catalogue.ts'
import { community } from '../../content/content.ts'
import { carouselWords, logoGridWords } from '../../content/interface.ts'
import { partnersOf } from '../../content/partners.ts'
import type { Partner } from '../../content/schemas/partner.ts'
import { Columns, Passage } from '../../layout/passage.tsx'

export function Partners() {
  const { strategic, nonProfit } = community
  return (
    <>
      <section className="band-start pb-12 surface-paper overflow-hidden" aria-labelledby="strategic">
        <Passage words={strategic} id="strategic" className="wrap above-carousel" />
        <Slides
          id="strategic-partners"
          label={strategic.label}
          words={carouselWords}
          items={partnersOf('strategic')}
          className="print flex flex-col w-[min(20rem,78vw)] p-6!"
        >
          {(partner) => (
            <>
              <PartnerLogo partner={partner} className="h-18" />
              <h3 className="mt-6 title-item">{partner.name}</h3>
              <p className="text-small text-muted">{partner.place}</p>
              <p className="mt-3 text-small">{partner.description}</p>
            </>
          )}
        </Slides>
      </section>
      <section className="band surface-paper overflow-hidden" aria-labelledby="non-profit">
        <Passage words={nonProfit} id="non-profit" className="wrap above-carousel" />
        <p className="logo-grid-close wrap needs-script flex justify-end mb-5 lg:-mt-17">
          <button type="button" className="button-line">
            {logoGridWords.less}
          </button>
        </p>
        <Slides
          id="non-profit-partners"
          label={nonProfit.label}
          words={carouselWords}
          passSeconds={passSeconds.nonProfits}
          items={partnersOf('non-profit')}
        >
          {(partner) => <PartnerLogo partner={partner} />}
        </Slides>
        {/* While open, shows the carousel before it as a grid (logo-grid.css). */}
        <details className="logo-grid wrap mt-8">
          <summary className="button-line">
            <span className="logo-grid-more">{logoGridWords.more}</span>
            <span className="logo-grid-less">{logoGridWords.less}</span>
          </summary>
        </details>
      </section>
      <ForProfit />
    </>
  )
}

function ForProfit() {
  const [partner] = partnersOf('for-profit') as [Partner]
  return (
    <Columns id="for-profit" surface="surface-shade" className="items-center">
      <Passage words={community.forProfit} id="for-profit" className="lg:col-span-6" />
      <div className="print p-8! lg:col-span-5 lg:col-start-8">
        <PartnerLogo partner={partner} className="h-24" />
        <h3 className="mt-8 title-item">{partner.name}</h3>
        <p className="text-muted">{partner.place}</p>
        <p className="mt-3">{partner.description}</p>
      </div>
    </Columns>
  )
}

export function PartnerLogo({ partner, className = 'h-16' }: { partner: Partner; className?: string }) {
  const name = `partners/${partner.slug}`
  if (!isPrinted(name)) return <strong>{partner.name}</strong>
  const { alt, ...image } = picture(name)
  return (
    <span className="inline-flex">
      <img {...image} alt={alt} loading="lazy" className={`partner-logo ${className}`} />
    </span>
  )
}
