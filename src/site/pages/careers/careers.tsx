import { ActionLink } from '../../../ui/text/action-link.tsx'
import { careers } from '../../content/content.ts'
import type { Job } from '../../content/schemas/job.ts'
import { OpeningBeside } from '../../layout/openings.tsx'
import { Band, Paragraphs, Passage } from '../../layout/passage.tsx'
import { JobCard } from './job-card.tsx'

export function Careers({ jobs }: { jobs: Job[] }) {
  return (
    <>
      <OpeningBeside words={careers.opening} plate="plates/careers" />
      <section className="band surface-shade" aria-labelledby="positions">
        <div className="wrap columns items-stretch">{jobs.length > 0 ? <Openings jobs={jobs} /> : <NoOpenings />}</div>
      </section>
      <Band words={{ ...careers.hiring, paragraphs: [] }} id="hiring" surface="surface-paper">
        <div className="prose">
          <Paragraphs of={careers.hiring.paragraphs} />
        </div>
      </Band>
    </>
  )
}

function Openings({ jobs }: { jobs: Job[] }) {
  return (
    <>
      <Passage words={careers.openings} id="positions" className="lg:col-span-4 stays-beside" />
      <ul className="lg:col-span-8 grid gap-[clamp(1rem,2.5vw,2rem)]">
        {jobs.map((job) => (
          <li key={job.slug}>
            <JobCard job={job} />
          </li>
        ))}
      </ul>
    </>
  )
}

function NoOpenings() {
  const { emptyState, emptyStateHint } = careers
  return (
    <>
      <div className="print p-8! sm:p-10! lg:col-span-5 flex items-end">
        <h2 id="positions" className="title-section">
          {emptyState}
        </h2>
      </div>
      <div className="lg:col-span-6 lg:col-start-7 max-w-[58ch]">
        <h3 className="title-part">{emptyStateHint.heading}</h3>
        <Paragraphs of={emptyStateHint.paragraphs} className="mt-3" />
        {emptyStateHint.action && (
          <p className="mt-7">
            <ActionLink {...emptyStateHint.action} />
          </p>
        )}
      </div>
    </>
  )
}
