import { type Props, reactRenderer } from '@hono/react-renderer'
import type { Context, MiddlewareHandler } from 'hono'
import { createStore } from 'jotai/vanilla'
import { createContext, type FunctionComponent, type ReactNode } from 'react'
import { type AppEnv, turnstileKeys } from '../../env.ts'
import { causeOf, log } from '../../log.ts'
import { paths } from '../../paths.ts'

/** What settings switch on in pages: Turnstile's site key for forms, and the URL for analytics beacons. */
export const Settings = createContext<{ turnstile?: string | undefined; beacon?: string | undefined }>({})

export type DocumentProps = Props & { path: string; store: ReturnType<typeof createStore>; children: ReactNode }

export const render = (Document: FunctionComponent<DocumentProps>): MiddlewareHandler<AppEnv> =>
  reactRenderer(
    // The renderer calls this as a plain function, so hooks throw here; `Document` may use them.
    ({ children, c, ...page }) => {
      const { env, req } = c as Context<AppEnv>
      const settings = { turnstile: turnstileKeys(env)?.siteKey, beacon: env.ANALYTICS && paths.api.beacon }
      return (
        <Settings value={settings}>
          <Document {...page} path={new URL(req.url).pathname} store={createStore()}>
            {children}
          </Document>
        </Settings>
      )
    },
    {
      stream: { 'Content-Type': 'text/html; charset=UTF-8' },
      // Prevents outlining, which needs inline scripts.
      readableStreamOptions: {
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onError: (error) => log('render-failed', { cause: causeOf(error) }),
      },
    },
  )
