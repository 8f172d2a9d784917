import { paths } from '../../../paths.ts'
import { BrandMark } from '../../../ui/picture/brand-mark.tsx'
import { Plate } from '../../../ui/picture/plate.tsx'
import { ActionLink } from '../../../ui/text/action-link.tsx'
import { brandPages } from '../../content/brands/brand-pages.ts'

export function FoundationBlock() {
  const { label, heading, paragraph, visit } = brandPages.foundation
  return (
    <section className="surface-night grid lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]" aria-labelledby="foundation">
      <Plate
        of="plates/lighthouse-station"
        className="relative max-lg:aspect-[16/9] lg:min-h-[38rem]"
        imageClassName="fills object-cover object-[74%_50%]"
      />
      <div className="band-beside pl-[clamp(1.25rem,4vw,5rem)] pr-[var(--inset)]">
        <BrandMark slug="fnd" className="w-28 rounded-full bg-paper p-1 moves-mark-fnd" />
        <p className="label mt-8">{label}</p>
        <h2 id="foundation" className="mt-4 title-section">
          {heading}
        </h2>
        <p className="mt-5 max-w-[52ch]">{paragraph}</p>
        <p className="mt-8">
          <ActionLink text={visit} href={paths.brand('fnd')} />
        </p>
      </div>
    </section>
  )
}
