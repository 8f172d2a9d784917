import { Hono } from 'hono'
import type { AppEnv } from '../../../env.ts'
import { paths } from '../../../paths.ts'
import { meta } from './meta.ts'
import { NotFound } from './page.tsx'

export const route = new Hono<AppEnv>().get(paths.notFound, (c) => {
  c.status(404)
  return c.render(<NotFound />, { meta, over: 'plate', isPrivate: true })
})
