import { Hono } from 'hono'
import { type AppEnv, retentionDays } from '../../env.ts'
import { paths } from '../../paths.ts'
import type { PageMeta } from '../../schemas/page-meta.ts'
import { Privacy } from './page.tsx'

export const meta: PageMeta = {
  pathname: paths.privacy,
  title: 'Privacy | Forager',
  content: [
    'What Forager keeps when you write to us, for how long, and how to have it erased. No cookies for visitors, nothing from third parties.',
  ],
  keywords: ['privacy', 'personal information', 'no cookies', 'erase my data'],
}

export const route = new Hono<AppEnv>().get(paths.privacy, (c) =>
  c.render(<Privacy days={retentionDays(c.env)} />, { meta }),
)
