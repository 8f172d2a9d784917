import { paths } from '../../../paths.ts'
import { BrandMark } from '../../../ui/picture/brand-mark.tsx'
import { Plate } from '../../../ui/picture/plate.tsx'
import { ActionLink } from '../../../ui/text/action-link.tsx'
import { brandPages, foundationPage } from '../../content/content.ts'
import { Columns, FactList, Paragraphs, Passage } from '../../layout/passage.tsx'

export function FoundationBlock() {
  const { label, heading, paragraph, visit } = brandPages.foundation
  const words = { label, heading, paragraphs: [paragraph], action: { text: visit, href: paths.brand('fnd') } }
  return (
    <section className="surface-night grid lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]" aria-labelledby="foundation">
      <Plate
        of="plates/lighthouse-station"
        className="relative max-lg:aspect-[16/9] lg:min-h-[38rem]"
        imageClassName="fills object-cover object-[74%_50%]"
      />
      <div className="band-beside ps-[clamp(1.25rem,4vw,5rem)] pe-[var(--inset)]">
        <BrandMark slug="fnd" className="w-28 rounded-full bg-paper p-1 moves-mark-fnd" />
        <Passage words={words} id="foundation" className="mt-8" />
      </div>
    </section>
  )
}

export function FoundationSite() {
  const { domain, siteLabel, siteCaption, facts, visit, givesBack } = foundationPage
  const words = { label: siteLabel, heading: domain.heading, paragraphs: [domain.description] }
  return (
    <>
      <Columns id="site" surface="surface-shade" className="max-lg:gap-y-14">
        <Plate of="plates/gives-back" caption={siteCaption} className="print settles self-start lg:col-span-5" />
        <Passage words={words} id="site" className="lg:col-span-6 lg:col-start-7">
          <FactList facts={facts} className="mt-10" />
          <p className="mt-8">
            <ActionLink text={visit} href={paths.salalPoint} />
          </p>
        </Passage>
      </Columns>
      <Columns id="gives-back" surface="surface-paper">
        <div className="lg:col-span-5">
          <p className="label">{givesBack.label}</p>
          <h2 id="gives-back" className="mt-4">
            <span className="block font-bold text-[clamp(5rem,3rem+8vw,9rem)] leading-[0.85] text-cedar dark:text-ember">
              {givesBack.figure}
            </span>{' '}
            <span className="block mt-5 title-part max-w-[24ch]">{givesBack.heading}</span>
          </h2>
        </div>
        <div className="lg:col-span-6 lg:col-start-7 prose lg:pt-10">
          <Paragraphs of={givesBack.paragraphs} />
        </div>
      </Columns>
    </>
  )
}
