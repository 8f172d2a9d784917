import { Hono } from 'hono'
import type { AppEnv } from '../../../env.ts'
import { paths } from '../../../paths.ts'
import { meta } from './meta.ts'
import { OurStory } from './page.tsx'

export const route = new Hono<AppEnv>().get(paths.ourStory, (c) => c.render(<OurStory />, { meta }))
