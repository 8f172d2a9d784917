import { paths } from '../../../paths.ts'
import { community, sectors } from '../../content/content.ts'
import { ContactFormSection } from '../../layout/contact-form-section.tsx'
import { OpeningBeside } from '../../layout/openings.tsx'
import { metaOf } from '../../layout/page-meta.ts'
import { Columns, Passage } from '../../layout/passage.tsx'
import type { PageProps, SitePage } from '../../layout/site-page.tsx'
import { Partners } from './partners.tsx'

export const ourCommunityPage: SitePage = {
  meta: metaOf(paths.ourCommunity, community, 'plates/our-community'),
  form: 'partnership',
  body: (props) => (
    <>
      <OpeningBeside words={community.opening} plate="plates/our-community" />
      <Sectors />
      <Program {...props} />
      <Partners />
    </>
  ),
}

function Sectors() {
  return (
    <section className="band surface-shade" aria-labelledby="sectors">
      <div className="wrap">
        <Passage words={community.sectors} id="sectors" className="lg:pe-[33%]" />
        <ol className="mt-14 grid gaps md:grid-cols-2">
          {sectors.map(({ slug, name, heading, description }) => (
            <li key={slug} className="pt-5 border-t-2 border-line staggered">
              <p className="font-semibold text-accent">{name}</p>
              <h3 className="mt-2 title-part">{heading}</h3>
              <p className="mt-3 max-w-[56ch]">{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Program({ env, result }: PageProps) {
  const { program } = community
  return (
    <Columns id="program" surface="surface-night">
      <div className="lg:col-span-7">
        <Passage words={program} id="program" />
        <ul className="mt-12">
          {program.tiers.map(({ name, price, unit, description, benefits }) => (
            <li key={name} className="grid gap-x-8 gap-y-3 py-8 border-t border-line sm:grid-cols-[13rem_1fr]">
              <div>
                <h3 className="title-text leading-[1.6]">{name}</h3>
                <p className="price">{price}</p>
                <p className="mt-1 text-muted">{unit}</p>
              </div>
              <div>
                <p>{description}</p>
                <ul className="mt-3 flex flex-col gap-1.5 text-muted">
                  {benefits.map((benefit) => (
                    <li key={benefit} className="ticked">
                      {benefit}
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className="lg:col-span-5">
        <div className="surface-paper print p-6! sm:p-8! unprinted">
          <ContactFormSection form="partnership" env={env} result={result} />
        </div>
      </div>
    </Columns>
  )
}
