import { Plate } from '../../art/plate.tsx'
import { careers } from '../../content/careers.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { Passage } from '../../ui/passage.tsx'

export function Careers() {
  const { emptyState, emptyStateHint } = careers
  return (
    <>
      <div className="grid lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] lg:min-h-[44rem]">
        <div className="opening pb-12 lg:pb-20 pr-[clamp(1.25rem,4vw,5rem)] pl-[max(calc((100vw-78rem)/2),clamp(1.25rem,4vw,4rem))] self-center">
          <Passage words={careers.opening} level={1} size="title-page" />
          <p className="plate-caption mt-8">{careers.opening.caption}</p>
        </div>
        <Plate
          of="plates/careers"
          eager
          className="relative max-lg:aspect-[4/3]"
          imageClassName="absolute inset-0 size-full object-cover"
        />
      </div>
      <section className="band surface-shade" aria-labelledby="positions">
        <div className="wrap columns items-center">
          <div className="print p-8! sm:p-10! lg:col-span-7">
            <h2 id="positions" className="title-section">
              {emptyState}
            </h2>
          </div>
          <div className="lg:col-span-5">
            <h3 className="title-part">{emptyStateHint.heading}</h3>
            {emptyStateHint.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3">
                {paragraph}
              </p>
            ))}
            {emptyStateHint.action && (
              <p className="mt-7">
                <ActionLink {...emptyStateHint.action} />
              </p>
            )}
          </div>
        </div>
      </section>
      <section className="band surface-paper" aria-labelledby="hiring">
        <div className="wrap columns">
          <div className="lg:col-span-5">
            <p className="label">{careers.hiring.label}</p>
            <h2 id="hiring" className="mt-4 title-section">
              {careers.hiring.heading}
            </h2>
          </div>
          <div className="lg:col-span-6 lg:col-start-7 prose">
            {careers.hiring.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </section>
    </>
  )
}
