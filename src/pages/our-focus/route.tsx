import { Hono } from 'hono'
import type { AppEnv } from '../../env.ts'
import { paths } from '../../paths.ts'
import type { PageMeta } from '../../schemas/page-meta.ts'
import { OurFocus } from './page.tsx'

export const meta: PageMeta = {
  pathname: paths.ourFocus,
  title: 'Our Focus: six industries | Forager',
  content: [
    'Accounting, creative work, education, mixed reality, technology, travel and tourism: the six industries of our brands, and which brand does what.',
  ],
  keywords: ['accounting', 'creative', 'education', 'mixed reality', 'technology', 'travel and tourism'],
}

export const route = new Hono<AppEnv>().get(paths.ourFocus, (c) => c.render(<OurFocus />, { meta }))
