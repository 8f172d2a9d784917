import { paths } from '../../../paths.ts'
import { careers } from '../../content/content.ts'
import { employerName, jobs } from '../../content/jobs.ts'
import { isoDay } from '../../content/news.ts'
import type { Job } from '../../content/schemas/job.ts'
import { listMeta } from '../../layout/page-meta.ts'
import type { SitePage } from '../../layout/site-page.tsx'
import { isShown, jobsPage, pageNumbers } from '../../publication/shown.ts'
import { Careers } from './careers.tsx'
import { JobPage } from './job.tsx'
import { jobPosting } from './job-posting.ts'

export const careersPages: SitePage[] = [...pageNumbers(jobs).map(careersPage), ...jobs.map(jobPage)]

function careersPage(page: number): SitePage {
  return {
    meta: {
      ...listMeta(page, paths.careersPage(page), careers, 'plates/careers'),
      children: jobs.map(({ slug }) => paths.job(slug)),
    },
    isShown: (now) => page === 1 || jobsPage(now, page).length > 0,
    body: ({ now }) => <Careers now={now} page={page} />,
  }
}

export function jobPage(job: Job): SitePage {
  return {
    meta: {
      pathname: paths.job(job.slug),
      title: `${job.title} | Forager`,
      content: [job.summary],
      keywords: [job.title, `jobs in ${job.place}`, `jobs at ${employerName(job)}`],
      categories: ['Careers'],
      lastModified: () => isoDay(job.posted),
      preview: { words: job.title, plates: ['plates/careers'] },
    },
    entity: jobPosting(job),
    isShown: (now) => isShown(job, now),
    body: () => <JobPage job={job} />,
  }
}
