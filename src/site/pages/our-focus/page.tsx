import { paths } from '../../../paths.ts'
import { Plate } from '../../../ui/picture/plate.tsx'
import { ActionLink } from '../../../ui/text/action-link.tsx'
import { brandPages, focus } from '../../content/content.ts'
import { industries } from '../../content/domains.ts'
import { metaOf } from '../../layout/page-meta.ts'
import { Passage } from '../../layout/passage.tsx'
import { domainPlate } from '../../layout/plates-of.ts'
import type { SitePage } from '../../layout/site-page.tsx'

export const ourFocusPage: SitePage = {
  meta: metaOf(paths.ourFocus, focus, ...industries.map(({ slug }) => domainPlate(slug))),
  body: () => (
    <div className="wrap opening band-end grid gap-x-[clamp(2rem,6vw,7rem)] gap-y-16 md:grid-cols-2 lg:grid-flow-dense">
      <Passage words={focus.opening} size="title-beside" className="md:max-lg:col-span-2" />
      <ol className="contents">
        {industries.map(({ slug, name, heading }, index) => (
          <li key={slug} className={`lg:row-span-2 ${columns[index % 2]}`}>
            <Plate of={domainPlate(slug)} decorative eager={index < 2} className="print settles" />
            <p className="mt-6 font-semibold text-accent">{name}</p>
            <h2 className="mt-1 title-part">{heading}</h2>
            <p className="mt-3 mb-6 max-w-[54ch]">{focus.industries[slug]}</p>
            <ActionLink text={brandPages.viewBrands} context={`: ${name}`} href={paths.domain(slug)} />
          </li>
        ))}
      </ol>
      <section className="self-end md:max-lg:col-span-2 lg:col-start-2" aria-labelledby="invitation">
        <Passage words={focus.invitation} id="invitation" />
      </section>
    </div>
  ),
}

/** On wide screens the right column starts beside the opening and ends with the invitation. */
const columns = ['lg:col-start-1', 'lg:col-start-2']
