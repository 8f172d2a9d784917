import { paths } from '../../../paths.ts'
import { BrandCard } from '../../../ui/picture/brand-card.tsx'
import { BrandMark } from '../../../ui/picture/brand-mark.tsx'
import { Plate } from '../../../ui/picture/plate.tsx'
import { ActionLink } from '../../../ui/text/action-link.tsx'
import { brandBySlug, foundation } from '../../content/brands.ts'
import { brandPages } from '../../content/content.ts'
import type { Brand } from '../../content/schemas/brand.ts'
import { Invitation } from '../../layout/invitation.tsx'
import { Band, Columns, Paragraphs, Passage, Prose } from '../../layout/passage.tsx'
import { brandPlate, brandPlateFocus } from '../../layout/plates-of.ts'
import { BrandWays } from './brand-ways.tsx'
import { FoundationSite } from './foundation.tsx'

export function BrandPage({ brand, now }: { brand: Brand; now: Date }) {
  const { slug, name, tagline, heading, description, divisions, callToAction } = brand
  const words = { label: name, heading, paragraphs: [tagline] }
  const plate = brand.hero ? brandPlate(slug) : undefined
  return (
    <>
      <div className="wrap opening columns pb-[clamp(3rem,6vw,5rem)]">
        <Passage words={words} size="title-page" className="lg:col-span-8" />
        <div className="max-lg:[@media(min-height:30em)]:order-first lg:col-span-3 lg:col-start-10 lg:self-end">
          <BrandMark slug={slug} className={`w-28 lg:w-full lg:max-w-60 lg:ms-auto moves-mark-${slug}`} />
        </div>
      </div>
      {plate && (
        <Plate
          of={plate}
          eager
          className="bleed-right"
          imageClassName={`w-full aspect-[4/3] md:aspect-[16/9] object-cover ${brandPlateFocus[slug] ?? ''}`}
        />
      )}
      <div className={`wrap columns ${plate ? 'band' : 'band-end'}`}>
        <Prose
          of={description.slice(0, 1)}
          className="lg:col-span-6 stays-beside font-display font-semibold text-[clamp(1.25rem,1.15rem+0.5vw,1.6rem)] leading-[1.36] tracking-[-0.005em]"
        />
        <div className="lg:col-span-6 lg:col-start-7 prose lg:pt-1">
          <Prose of={description.slice(1)} />
        </div>
      </div>
      {divisions.length > 0 && <Divisions divisions={divisions} />}
      {slug === foundation.slug && <FoundationSite />}
      <BrandWays brand={brand} now={now} />
      <Columns label={name} surface="surface-night" className="items-end">
        <p className="lg:col-span-8 xl:col-span-6 title-part font-display font-semibold leading-[1.2] text-balance">
          {callToAction.description}
        </p>
        <p className="lg:col-span-8 xl:col-span-6 flex flex-wrap gap-4 xl:justify-end [&>.button]:border-brass">
          <ActionLink
            strong
            text={callToAction.buttonText}
            href={callToAction.link}
            {...(callToAction.external && { context: `(${brandPages.external})` })}
          />
          <ActionLink text={brandPages.backToBrands} href={paths.domain('main')} />
        </p>
      </Columns>
      <Invitation about={paths.brand(slug)} />
    </>
  )
}

function Divisions({ divisions }: Pick<Brand, 'divisions'>) {
  return (
    <Band words={{ ...brandPages.divisions, paragraphs: [] }} id="divisions" surface="surface-shade">
      <ul className="grid gap-8">
        {divisions.map(({ slug, description }) => (
          <li key={slug} className="grid gap-x-8 gap-y-5 sm:grid-cols-[13rem_1fr] items-center">
            <BrandCard brand={brandBySlug(slug)} href={paths.brand(slug)} folds />
            <Paragraphs of={[description]} />
          </li>
        ))}
      </ul>
    </Band>
  )
}
