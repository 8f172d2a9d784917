import { Hono } from 'hono'
import type { AppEnv } from '../../env.ts'
import { paths } from '../../paths.ts'
import type { PageMeta } from '../../schemas/page-meta.ts'
import { NotFound } from './page.tsx'

export const meta: PageMeta = {
  pathname: paths.notFound,
  title: 'Page Not Found (404) | Forager',
  content: [
    'There is no page at this address of the Forager website. It may have moved; the homepage shows the way to all others.',
  ],
  keywords: ['not found', '404', 'Forager'],
}

export const route = new Hono<AppEnv>().get(paths.notFound, (c) => {
  c.status(404)
  return c.render(<NotFound />, { meta, over: 'plate', isPrivate: true })
})
