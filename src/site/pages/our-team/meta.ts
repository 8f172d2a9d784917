import { Hono } from 'hono'
import type { AppEnv } from '../../env.ts'
import { paths } from '../../paths.ts'
import type { PageMeta } from '../../schemas/page-meta.ts'
import { OurTeam } from './page.tsx'

export const meta: PageMeta = {
  pathname: paths.ourTeam,
  title: 'Our Team | Forager',
  content: [
    'Meet the people who lead the Forager brands: editors, engineers, teachers and keepers who learned their trade by hand, and the stories of how.',
  ],
  type: 'AboutPage',
  keywords: ['Forager leadership', 'team', 'Gibsons BC', 'founders'],
}

export const route = new Hono<AppEnv>().get(paths.ourTeam, (c) => c.render(<OurTeam />, { meta }))
