import { reactRenderer } from '@hono/react-renderer'
import type { Context, MiddlewareHandler } from 'hono'
import { createStore } from 'jotai/vanilla'
import { type AppEnv, turnstileKeys } from '../env.ts'
import { BeaconUrl } from '../layout/beacon-url.ts'
import { RenderAnew } from '../layout/constant.tsx'
import { Document } from '../layout/document.tsx'
import { TurnstileKey } from '../layout/turnstile-key.ts'
import { paths } from '../paths.ts'
import { fail } from './render-failures.ts'

/** Streams what a page renders inside the site's document, with a jotai store of the request's own. */
export const render = (): MiddlewareHandler<AppEnv> => (c, next) => rendererFor(c.req.raw)(c, next)

/** The renderer's options do not change between requests, so there is a renderer for each. */
const rendererFor = (request: Request) =>
  reactRenderer(
    // A component here would be called as a plain function, where hooks throw; `Document` may use them.
    ({ children, c, ...page }) => (
      <TurnstileKey value={turnstileKeys((c as Context<AppEnv>).env)?.siteKey}>
        <BeaconUrl value={(c as Context<AppEnv>).env.ANALYTICS && paths.api.beacon}>
          <RenderAnew value={(c as Context<AppEnv>).env.PAGE_CACHE === 'off'}>
            <Document {...page} path={new URL(c.req.url).pathname} store={createStore()}>
              {children}
            </Document>
          </RenderAnew>
        </BeaconUrl>
      </TurnstileKey>
    ),
    {
      stream: { 'Content-Type': 'text/html; charset=UTF-8' },
      // Nothing suspends late, so nothing is to be outlined: outlining needs inline scripts.
      readableStreamOptions: {
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onError: (error) => {
          fail(request)
          reportRenderError(error)
        },
      },
    },
  )

function reportRenderError(error: unknown) {
  console.error(JSON.stringify({ event: 'render-failed', error: error instanceof Error ? error.message : 'unknown' }))
}
