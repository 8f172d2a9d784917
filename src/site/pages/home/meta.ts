import { Hono } from 'hono'
import { newestDay } from '../../content/news/all.ts'
import type { AppEnv } from '../../env.ts'
import { paths } from '../../paths.ts'
import type { PageMeta } from '../../schemas/page-meta.ts'
import { Home } from './page.tsx'

export const meta: PageMeta = {
  pathname: paths.home,
  title: 'Forager | Stories keep places alive',
  content: [
    'Nine brands and a foundation from Gibsons, BC, for the people who look after tourism, arts, culture and heritage.',
  ],
  lastModified: newestDay,
  keywords: ['tourism', 'arts', 'culture', 'heritage', 'Gibsons BC', 'holding company'],
}

export const route = new Hono<AppEnv>().get(paths.home, (c) => c.render(<Home />, { meta, over: 'plate' }))
