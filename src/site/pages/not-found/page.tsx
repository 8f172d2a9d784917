import { paths } from '../../../paths.ts'
import { picture } from '../../../ui/picture/catalogue.ts'
import { notFound } from '../../content/content.ts'
import { metaOf } from '../../layout/page-meta.ts'
import type { SitePage } from '../../layout/site-page.tsx'

export const notFoundPage: SitePage = {
  meta: metaOf(paths.notFound, { meta: notFound.meta, opening: notFound }, 'plates/not-found'),
  over: 'plate',
  status: 404,
  body: NotFound,
}

function NotFound() {
  return (
    <section
      className="relative isolate overflow-hidden min-h-[max(100svh,40rem)] grid max-sm:grid-rows-[1fr_1fr] bg-deep text-snow [--focus:var(--ink-snow)]"
      aria-labelledby="not-found"
    >
      <img
        {...picture('plates/not-found')}
        alt=""
        className="behind-text absolute inset-0 -z-1 size-full object-cover object-[63%_60%] [@media(max-height:760px)]:object-[63%_0%]"
        fetchPriority="high"
      />
      <div className="wrap pt-[clamp(8rem,20vh,14rem)] sm:pb-24">
        <h1 id="not-found" className="title-page w-[8.6em] max-w-full [text-wrap:wrap]">
          {notFound.heading}
        </h1>
        <p className="lead mt-6 max-w-[32ch]">
          {notFound.before}{' '}
          <a href={paths.home} className="text-link font-semibold">
            {notFound.link}
          </a>
        </p>
      </div>
      <p className="wrap absolute inset-x-0 bottom-6">
        <span className="imprint">{notFound.caption}</span>
      </p>
    </section>
  )
}

export const unknownPathTarget = (path: string): string => {
  if (`${path}/`.startsWith(paths.ask('/'))) return paths.contact
  if (isChildOf(path, paths.domain(''))) return paths.domain('main')
  if (isChildOf(path, paths.brand(''))) return paths.home
  return paths.notFound
}

const isChildOf = (path: string, folder: string) =>
  path.startsWith(folder) && path.length > folder.length && !path.slice(folder.length).includes('/')
