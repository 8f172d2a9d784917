import type { ShownResult } from '../../../contactmails/form/contact-form-state.ts'
import { paths } from '../../../paths.ts'
import { community, sectors } from '../../content/content.ts'
import { OpeningBeside } from '../../layout/openings.tsx'
import { metaOf } from '../../layout/page-meta.ts'
import { Passage } from '../../layout/passage.tsx'
import type { SitePage } from '../../layout/site-page.tsx'
import { Partners } from './partners.tsx'
import { Program } from './program.tsx'

export const ourCommunityPage: SitePage = {
  meta: {
    pathname: paths.ourCommunity,
    ...metaOf(community.meta),
    preview: { words: community.opening.heading, plates: ['plates/our-community'] },
  },
  form: 'partnership',
  body: ({ result }) => <OurCommunity result={result} />,
}

function OurCommunity({ result }: { result?: ShownResult | undefined }) {
  return (
    <>
      <OpeningBeside words={community.opening} plate="plates/our-community" />
      <Sectors />
      <Program result={result} />
      <Partners />
    </>
  )
}

function Sectors() {
  return (
    <section className="band surface-shade" aria-labelledby="sectors">
      <div className="wrap">
        <Passage words={community.sectors} id="sectors" className="lg:pr-[33%]" />
        <ol className="mt-14 grid gaps md:grid-cols-2">
          {sectors.map(({ slug, name, heading, description }) => (
            <li key={slug} className="staggered border-t-2 border-line pt-5">
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
