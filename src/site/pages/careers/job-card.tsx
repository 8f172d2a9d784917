import { paths } from '../../../paths.ts'
import { BrandMark } from '../../../ui/picture/brand-mark.tsx'
import { employerName, factsOf } from '../../content/jobs.ts'
import type { Job } from '../../content/schemas/job.ts'
import { Paragraphs } from '../../layout/passage.tsx'

export function JobCard({ job }: { job: Job }) {
  const { slug, title, summary, brand = 'forager' } = job
  const { place, pay, hours, lastDay } = factsOf(job)
  return (
    <article className="lifts print relative p-5! sm:p-7! grid gap-x-7 gap-y-5 sm:grid-cols-[minmax(0,1fr)_7rem]">
      <div>
        <p className="byline">{`${employerName(job)} · ${place.text}`}</p>
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
    <dl className={`grid gap-x-7 gap-y-4 ${className}`}>
      {of.map(({ label, text }) => (
        <div key={label}>
          <dt className="text-note text-muted">{label}</dt>
          <dd className="mt-1 font-semibold">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
