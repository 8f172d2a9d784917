import { Plate } from '../../art/plate.tsx'
import { domainPlates } from '../../art/plates-of.ts'
import { brandPages } from '../../content/brand-pages.ts'
import { industries } from '../../content/domains.ts'
import { focus } from '../../content/focus.ts'
import { paths } from '../../paths.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { Passage } from '../../ui/passage.tsx'

export function OurFocus() {
  return (
    <>
      <Passage words={focus.opening} level={1} size="title-page" className="wrap opening lg:pr-[24%]" />
      <ol className="wrap pt-[clamp(3rem,6vw,6rem)] pb-[clamp(4.5rem,9vw,8.5rem)] grid gap-x-[clamp(2rem,6vw,7rem)] gap-y-16 md:grid-cols-2">
        {industries.map(({ slug, name, heading, description }, index) => (
          <li key={slug} className={index % 2 ? 'md:mt-32' : 'md:-mb-32'}>
            <Plate of={domainPlates[slug]} decorative eager={index < 2} className="print settles" />
            <div className="mt-6 grid gap-x-6 sm:grid-cols-[1fr_auto] items-end">
              <div>
                <p className="font-semibold text-accent">{name}</p>
                <h2 className="mt-1 title-part">{heading}</h2>
              </div>
            </div>
            <p className="mt-3 mb-6 max-w-[54ch]">{description}</p>
            <ActionLink text={brandPages.viewBrands} context={`: ${name}`} href={paths.domain(slug)} />
          </li>
        ))}
      </ol>
      <section className="band surface-ink md:mt-32" aria-labelledby="invitation">
        <Passage words={focus.invitation} id="invitation" className="wrap lg:pl-[33%]" />
      </section>
    </>
  )
}
