import { Hono } from 'hono'
import type { AppEnv } from '../../src/env.ts'
import { paths } from '../../src/paths.ts'
import { Document } from '../../src/site/layout/document.tsx'
import { render } from '../../src/site/rendering/renderer.tsx'
import { Styleguide } from './page.tsx'

/** Shown with the home page's link preview, because nobody shares this page. */
const meta = {
  pathname: paths.home,
  title: 'Style guide | Forager',
  content: ['Every component and mark of the Forager website with its variants, for those who build the site.'],
  keywords: ['style guide', 'components', 'marks'],
}

/** A Worker that has the style guide at every path, in the site's frame. */
export default new Hono<AppEnv>()
  .use(render(Document))
  .get('*', (c) => c.render(<Styleguide />, { meta, isPrivate: true }))
