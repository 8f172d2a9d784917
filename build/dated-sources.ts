import { readFileSync } from 'node:fs'
import { momentOf } from '../src/contactmails/due/office-time.ts'
import { paths } from '../src/paths.ts'
import { jobs } from '../src/site/content/jobs.ts'
import { news } from '../src/site/content/news.ts'
import { focusClass } from '../src/ui/picture/focus-class.ts'

const list = ['site/layout/passage', 'ui/text/action-link', 'ui/text/pager']

/** The sources of all that a page may show before the next build, when stories appear and jobs close. */
export const datedSources = (path: string): string[] => {
  const toCome = showsNews(path) ? news.filter(isToCome) : []
  const isBrand = path.startsWith(paths.brand(''))
  const files = [
    ...toCome.flatMap((story) => (isBrand ? 'site/pages/brands/brand-ways' : cardOf(story))),
    ...(toCome.length > 0 && isList(path, paths.newsroom) ? ['site/pages/newsroom/newsroom', ...list] : []),
    ...(jobs.length > 0 && isList(path, paths.careers) ? ['site/pages/careers/careers', ...list] : []),
  ]
  const crops = toCome.flatMap(({ photograph }) => (photograph?.focus ? `'${focusClass(photograph.focus)}'` : []))
  return [...Array.from(new Set(files), (name) => readFileSync(`src/${name}.tsx`, 'utf8')), ...crops]
}

/** A story without a page is shown whole. */
function cardOf({ hasLink, photograph }: (typeof news)[number]) {
  const card = ['site/layout/news-card', photograph ? 'ui/picture/photograph' : 'ui/picture/plate']
  return hasLink ? card : [...card, 'site/layout/passage']
}

/** Every story with an hour counts as one to come, so that a page's styles do not depend on when it is built. */
function isToCome({ date, appears }: (typeof news)[number]) {
  return Boolean(appears) || momentOf(date) > Date.now()
}

function isList(path: string, list: string) {
  return path === list || path.startsWith(`${list}/page/`)
}

function showsNews(path: string) {
  return [paths.newsroom, paths.brand('')].some((list) => path.startsWith(list)) || path === paths.home
}
