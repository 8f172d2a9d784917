import { Hono } from 'hono'
import type { AppEnv } from '../../env.ts'
import { paths } from '../../paths.ts'
import type { PageMeta } from '../../schemas/page-meta.ts'
import { OurCommunity } from './page.tsx'

export const meta: PageMeta = {
  pathname: paths.ourCommunity,
  title: 'Our Community and Partnership Program | Forager',
  content: [
    'Join the Forager Partnership Program: free for non-profits, $150 a year for businesses, a revenue share for strategic partners. Meet our partners.',
  ],
  keywords: ['partnership program', 'non-profit partners', 'strategic partners', 'tourism', 'heritage'],
}

export const route = new Hono<AppEnv>().get(paths.ourCommunity, (c) => c.render(<OurCommunity />, { meta }))
