import { paths } from '../../../paths.ts'
import { BrandMark } from '../../../ui/picture/brand-mark.tsx'
import { ActionLink } from '../../../ui/text/action-link.tsx'
import { careers } from '../../content/content.ts'
import { employerName, factsOf } from '../../content/jobs.ts'
import type { Job } from '../../content/schemas/job.ts'
import { Invitation } from '../../layout/invitation.tsx'
import { Paragraphs, Passage, Prose } from '../../layout/passage.tsx'
import { Facts } from './careers.tsx'

export function JobPage({ job }: { job: Job }) {
  const { slug, title, summary, brand = 'forager', description, howToApply } = job
  const words = { label: employerName(job), heading: title, paragraphs: [summary] }
  const { work, howToApply: applying, apply, back } = careers.job
  return (
    <article>
      <header className="wrap opening columns pb-[clamp(2.5rem,5vw,4.5rem)]">
        <Passage words={words} size="title-page" className="lg:col-span-9 min-w-0" />
        <BrandMark
          slug={brand}
          className="max-lg:order-first w-28 lg:w-full lg:max-w-60 lg:col-span-3 lg:self-end lg:justify-self-end"
        />
      </header>
      <div className="band surface-shade">
        <div className="wrap columns">
          <div className="print p-6! sm:p-8! lg:order-last lg:col-span-5 lg:col-start-8 stays-beside">
            <Facts of={Object.values(factsOf(job))} className="sm:max-lg:grid-cols-2" />
            <p className="mt-7 unprinted">
              <ActionLink strong text={apply} href={`${paths.ask(paths.job(slug))}#contact`} />
            </p>
          </div>
          <div className="lg:col-span-6 lg:row-start-1 prose">
            <h2 className="title-section">{work}</h2>
            <Prose of={description} />
            <h2 className="title-part mt-6">{applying}</h2>
            <Paragraphs of={[howToApply]} />
            <p className="mt-3 flex flex-wrap gap-4 unprinted">
              <ActionLink text={back} href={paths.careers} />
            </p>
          </div>
        </div>
      </div>
      <Invitation about={paths.job(slug)} />
    </article>
  )
}
