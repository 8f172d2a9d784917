import { type Props, reactRenderer } from '@hono/react-renderer'
import type { Context, MiddlewareHandler } from 'hono'
import { createStore } from 'jotai/vanilla'
import { createContext, type FunctionComponent, type ReactNode } from 'react'
import { type AppEnv, turnstileKeys } from '../../env.ts'
import { causeOf, log } from '../../log.ts'
import { paths } from '../../paths.ts'

export const BeaconUrl = createContext<string | undefined>(undefined)

export const TurnstileKey = createContext<string | undefined>(undefined)

type DocumentProps = Props & { path: string; store: ReturnType<typeof createStore>; children: ReactNode }

export const render = (Document: FunctionComponent<DocumentProps>): MiddlewareHandler<AppEnv> =>
  reactRenderer(
    // The renderer calls this as a plain function, so hooks throw here; `Document` may use them.
    ({ children, c, ...page }) => (
      <TurnstileKey value={turnstileKeys((c as Context<AppEnv>).env)?.siteKey}>
        <BeaconUrl value={(c as Context<AppEnv>).env.ANALYTICS && paths.api.beacon}>
          <Document {...page} path={new URL(c.req.url).pathname} store={createStore()}>
            {children}
          </Document>
        </BeaconUrl>
      </TurnstileKey>
    ),
    {
      stream: { 'Content-Type': 'text/html; charset=UTF-8' },
      // Prevents outlining, which needs inline scripts.
      readableStreamOptions: {
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onError: (error) => log('render-failed', { cause: causeOf(error) }),
      },
    },
  )
