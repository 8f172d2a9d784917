import { Hono } from 'hono'
import type { AppEnv } from '../../../env.ts'
import { paths } from '../../../paths.ts'
import { meta } from './meta.ts'
import { OurFocus } from './page.tsx'

export const route = new Hono<AppEnv>().get(paths.ourFocus, (c) => c.render(<OurFocus />, { meta }))
