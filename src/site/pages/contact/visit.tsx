import { openHours } from '../../../contactmails/due/office-time.ts'
import { downloads, picture } from '../../../ui/picture/catalogue.ts'
import { fill } from '../../../ui/text/fill.ts'
import { company, contact, contactInfo } from '../../content/content.ts'
import { MapLinks, officeHours } from '../../layout/contact-lines.tsx'
import { FactList, Passage } from '../../layout/passage.tsx'
import { enhancedBy } from '../../rendering/browser-files.ts'

export function Visit({ now }: { now: Date }) {
  const { visit, ways, hours, map } = contact
  const [wide, narrow] = [picture('plates/way-here'), picture('plates/way-here-portrait')]
  const facts = [
    { term: hours.title, sign: <OpenNow now={now} />, detail: fill(hours.days, officeHours) },
    ...ways,
    { term: map.title, detail: <MapLinks {...contactInfo} name={company.name} /> },
  ]
  return (
    <section id="visit" className="band surface-shade" aria-labelledby="visit-us">
      <div className="wrap">
        <div className="columns">
          <Passage words={visit} id="visit-us" className="lg:col-span-5 stays-beside">
            <p className="mt-6 unprinted">
              <a href={`/${downloads.card}`} download={`${company.name}.vcf`} className="button-line">
                {map.card}
              </a>
            </p>
          </Passage>
          <FactList facts={facts} className="lg:col-span-6 lg:col-start-7" />
        </div>
        <figure className="print mt-10">
          <picture>
            <source media="(max-width: 767px)" srcSet={narrow.src} width={narrow.width} height={narrow.height} />
            <img {...wide} alt={wide.alt} loading="lazy" className="w-full" />
          </picture>
          <figcaption className="plate-caption">{visit.caption}</figcaption>
        </figure>
      </div>
    </section>
  )
}

function OpenNow({ now }: { now: Date }) {
  return (
    <>
      {' '}
      <span
        className="needs-script inline-block sm:block ms-2 sm:ms-0 text-accent"
        {...enhancedBy('open-now', 'load')}
        data-hours={openHours(now).flat().map(Number).join(' ')}
        data-open-now={contact.hours.openNow}
      >
        {'\u00a0'}
      </span>
    </>
  )
}
