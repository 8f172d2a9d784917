import { Provider } from 'jotai'
import type { createStore } from 'jotai/vanilla'
import type { ReactNode } from 'react'
import type { Thing } from 'schema-dts'
import { menuWords } from '../content/interface.ts'
import { sharedModules } from '../islands/modules.ts'
import type { PageMeta } from '../schemas/page-meta.ts'
import type { UserInfo } from '../schemas/user.ts'
import { Head } from './head.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

type Props = {
  meta: PageMeta
  /** The path of the page, which menus mark and the footer leaves out. */
  path: string
  /** The request's own. */
  store: ReturnType<typeof createStore>
  /** Out of search engines. */
  isPrivate?: boolean
  /** What the header lies over: a plate, where its ink is white, or paper. */
  over?: 'plate' | 'paper'
  /** Who is signed in, on pages that know: null where nobody is. */
  user?: UserInfo | null
  /** What the page is about, for machines. */
  entity?: Thing
  children: ReactNode
}

/** The whole page around what a page's folder renders. */
export function Document({ meta, path, store, isPrivate = false, over = 'paper', user, entity, children }: Props) {
  return (
    <Provider store={store}>
      <html lang="en-CA">
        <Head meta={meta} isPrivate={isPrivate} entity={entity} path={path} />
        <body data-modules={sharedModules.join(' ')}>
          <a className="skip-link" href="#content">
            {menuWords.skip}
          </a>
          <SiteHeader path={path} over={over} user={user} />
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          <SiteFooter path={path} user={user} />
        </body>
      </html>
    </Provider>
  )
}
