import { env } from 'cloudflare:workers'
import { Fragment } from 'react'
import type { SitePage } from '../../src/site/layout/site-page.tsx'
import { homePage as once } from '../../src/site/pages/home/page.tsx'

/** Repeats the home page's content `TIMES` times. */
export const homePage: SitePage = {
  ...once,
  body: (given) => (
    <>
      {Array.from({ length: Number((env as { TIMES?: string }).TIMES) }, (_, time) => (
        <Fragment key={String(time)}>{once.body(given)}</Fragment>
      ))}
    </>
  ),
}
