import { Provider } from 'jotai'
import type { Thing } from 'schema-dts'
import type { UserInfo } from '../../browser-state/user-info.ts'
import { menuWords } from '../content/interface.ts'
import { clientAssets, lateSheets, sharedFiles } from '../rendering/browser-files.ts'
import type { DocumentProps } from '../rendering/renderer.tsx'
import { Head } from './head.tsx'
import type { PrivateMeta } from './page-meta.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

declare module '@hono/react-renderer' {
  interface Props {
    meta: PrivateMeta
    over?: 'plate' | undefined
    isPrivate?: boolean
    /** The signed-in user, or null for nobody. Undefined on public pages, which do not know. */
    user?: UserInfo | null
    entity?: Thing | undefined
    hasOwnFrame?: boolean
  }
}

export function Document(props: DocumentProps) {
  const { meta, beacon, isPrivate = false, over = 'paper', user, entity, hasOwnFrame = false, children } = props
  return (
    <Provider>
      <html lang="en-CA">
        <Head meta={meta} isPrivate={isPrivate} entity={entity} beacon={beacon} />
        <body
          data-hydrate={clientAssets.hydrate}
          data-carousel-motion={clientAssets.carouselMotion}
          data-files={sharedFiles.join(' ') || undefined}
        >
          <a className="skip-link" href="#content">
            {menuWords.skip}
          </a>
          {hasOwnFrame ? (
            children
          ) : (
            <>
              <SiteHeader path={meta.pathname} over={over} user={user} />
              <main id="content" tabIndex={-1} className="page">
                {children}
              </main>
              <SiteFooter path={meta.pathname} user={user} />
            </>
          )}
          {lateSheets.map((sheet) => (
            <link key={sheet.href} rel="stylesheet" {...sheet} />
          ))}
        </body>
      </html>
    </Provider>
  )
}
