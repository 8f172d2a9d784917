import { paths } from '../../../paths.ts'
import { Pager } from '../../../ui/text/pager.tsx'
import { careers } from '../../content/content.ts'
import type { Job } from '../../content/schemas/job.ts'
import { OpeningBeside, openingOfPage } from '../../layout/openings.tsx'
import { Band, Columns, Paragraphs, Passage } from '../../layout/passage.tsx'
import { jobsPage } from '../../publication/shown.ts'
import { JobCard } from './job-card.tsx'

export function Careers({ now, page }: { now: Date; page: number }) {
  const jobs = jobsPage(now, page)
  const hasOlder = jobsPage(now, page + 1).length > 0
  return (
    <>
      <OpeningBeside words={openingOfPage(careers.opening, page)} plate="plates/careers" />
      <Columns id="positions" surface="surface-shade" className="items-stretch">
        {jobs.length > 0 ? <Openings jobs={jobs} /> : <NoOpenings />}
        <Pager words={careers} page={page} at={paths.careersPage} hasOlder={hasOlder} className="lg:col-[5/-1]" />
      </Columns>
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
  return (
    <>
      <div className="print p-8! sm:p-10! lg:col-span-5 flex items-end">
        <h2 id="positions" className="title-section">
          {careers.emptyState}
        </h2>
      </div>
      <Passage words={careers.emptyStateHint} size="title-part" className="lg:col-span-6 lg:col-start-7 max-w-[58ch]" />
    </>
  )
}
