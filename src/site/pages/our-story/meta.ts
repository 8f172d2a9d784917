import { Hono } from 'hono'
import type { AppEnv } from '../../env.ts'
import { paths } from '../../paths.ts'
import type { PageMeta } from '../../schemas/page-meta.ts'
import { OurStory } from './page.tsx'

export const meta: PageMeta = {
  pathname: paths.ourStory,
  title: 'Our Story | Forager',
  content: [
    'How a film for a tug museum in Gibsons harbour became nine brands and a foundation: our founding, mission, values, culture and achievements.',
  ],
  type: 'AboutPage',
  keywords: ['Forager history', 'mission', 'values', 'Gibsons BC', 'company culture'],
}

export const route = new Hono<AppEnv>().get(paths.ourStory, (c) => c.render(<OurStory />, { meta }))
