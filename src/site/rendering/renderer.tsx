import { type Props, reactRenderer } from '@hono/react-renderer'
import type { Context, MiddlewareHandler } from 'hono'
import type { FunctionComponent, ReactNode } from 'react'
import type { AppEnv } from '../../env.ts'
import { causeOf, log } from '../../log.ts'
import { paths } from '../../paths.ts'

/** `beacon` is the URL for analytics, if pages are counted. */
export type DocumentProps = Props & { beacon?: string | undefined; children?: ReactNode }

export const render = (Document: FunctionComponent<DocumentProps>): MiddlewareHandler<AppEnv> =>
  reactRenderer(
    // The renderer calls this as a plain function, so hooks throw here; `Document` may use them.
    ({ c, ...page }) => {
      const { env } = c as Context<AppEnv>
      return <Document {...page} beacon={env.ANALYTICS && paths.api.beacon} />
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
