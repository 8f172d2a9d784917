import { Hono } from 'hono'
import type { AppEnv } from '../../env.ts'
import { paths } from '../../paths.ts'
import type { PageMeta } from '../../schemas/page-meta.ts'
import { Careers } from './page.tsx'

export const meta: PageMeta = {
  pathname: paths.careers,
  title: 'Careers | Forager',
  content: [
    'How Forager hires, what we pay attention to and which jobs are open in Gibsons, BC, and across Canada in tourism, arts, culture and heritage.',
  ],
  keywords: ['careers', 'jobs in Gibsons', 'arts jobs', 'heritage jobs'],
}

export const route = new Hono<AppEnv>().get(paths.careers, (c) => c.render(<Careers />, { meta }))
