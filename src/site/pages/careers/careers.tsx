import { paths } from '../../../paths.ts'
import { BrandMark } from '../../../ui/picture/brand-mark.tsx'
import { Pager } from '../../../ui/text/pager.tsx'
import { careers } from '../../content/content.ts'
import { employerName, factsOf } from '../../content/jobs.ts'
import type { Job } from '../../content/schemas/job.ts'
import { OpeningBeside, openingOfPage } from '../../layout/openings.tsx'
import { Band, Columns, Paragraphs, Passage } from '../../layout/passage.tsx'
import { jobsPage } from '../../publication/shown.ts'

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
      <div className="print p-8! sm:p-10! lg:col-span-5 grid items-end">
        <h2 id="positions" className="title-section">
          {careers.emptyState}
        </h2>
      </div>
      <Passage words={careers.emptyStateHint} size="title-part" className="lg:col-span-6 lg:col-start-7 max-w-[58ch]" />
    </>
  )
}

function JobCard({ job }: { job: Job }) {
  const { slug, title, summary, brand = 'forager' } = job
  const { place, pay, hours, lastDay } = factsOf(job)
  return (
    <article className="lifts print relative p-5! sm:p-7! grid gap-x-7 gap-y-5 sm:grid-cols-[minmax(0,1fr)_7rem]">
      <div>
        <p className="title-note">{`${employerName(job)} · ${place.text}`}</p>
        <h3 className="title-part mt-3">
          <a href={paths.job(slug)} className="covers">
            {title}
          </a>
        </h3>
        <Paragraphs of={[summary]} className="mt-3 max-w-[56ch]" />
      </div>
      <div className="badge-ground self-start max-sm:hidden">
        <BrandMark slug={brand} className="w-[66%]" />
      </div>
      <Facts of={[pay, hours, lastDay]} className="sm:col-span-2 sm:grid-cols-3 pt-5 border-t border-line" />
    </article>
  )
}

export function Facts({ of, className }: { of: { label: string; text: string }[]; className?: string }) {
  return (
    <dl className={`grid grid-cols-1 gap-x-7 gap-y-4 ${className}`}>
      {of.map(({ label, text }) => (
        <div key={label}>
          <dt className="text-note text-muted">{label}</dt>
          <dd className="mt-1 font-semibold">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
