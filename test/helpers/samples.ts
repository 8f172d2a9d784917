import { articles } from '../../src/site/content/news.ts'
import { readEntry } from '../../src/site/content/reading/entry.ts'
import { type Job, JobSchema } from '../../src/site/content/schemas/job.ts'

const files = import.meta.glob<string>('../samples/jobs/*.md', { query: '?raw', import: 'default', eager: true })

/** Two jobs as an editor would write them. The site has none of its own. */
export const sampleJobs = Object.entries(files).map(([file, text]) => {
  const slug = file.replace(/^.*\/|\.md$/g, '')
  const { data, problems } = readEntry({ file, text, slug, schema: JobSchema, names: new Map(), body: 'description' })
  if (problems.length > 0) throw new Error(JSON.stringify(problems))
  return data as Job
})

/** The stories that have a page, all of them long public. */
export const publicStories = articles.map(({ appears: _, ...story }) => ({ ...story, date: '25/11/2025' }))
