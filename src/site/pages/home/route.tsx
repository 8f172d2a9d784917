import { Hono } from 'hono'
import type { AppEnv } from '../../../env.ts'
import { paths } from '../../../paths.ts'
import { meta } from './meta.ts'
import { Home } from './page.tsx'

export const route = new Hono<AppEnv>().get(paths.home, (c) => c.render(<Home />, { meta, over: 'plate' }))
