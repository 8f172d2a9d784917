import { Hono } from 'hono'
import type { AppEnv } from '../../../env.ts'
import { paths } from '../../../paths.ts'
import type { PrivateMeta } from '../../layout/page-meta.ts'
import { Styleguide } from './page.tsx'

/** Uses the home page's link preview, because nobody shares this page. */
const meta: PrivateMeta = {
  pathname: paths.home,
  title: 'Style guide | Forager',
  content: ['Every component and mark of the Forager website with its variants, for those who build the site.'],
  keywords: ['style guide', 'components', 'marks'],
}

export const route = new Hono<AppEnv>().get(paths.styleguide, (c) =>
  c.render(<Styleguide />, { meta, isPrivate: true }),
)
