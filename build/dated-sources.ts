import { readFileSync } from 'node:fs'
import { paths } from '../src/paths.ts'
import { jobs } from '../src/site/content/jobs.ts'
import { news } from '../src/site/content/news.ts'
import { focusClass } from '../src/ui/picture/focus-class.ts'

const card = ['site/layout/news-card', 'ui/picture/plate', 'ui/picture/photograph'].map((name) => `src/${name}.tsx`)
const newsroom = ['src/site/pages/newsroom/newsroom.tsx', 'src/ui/text/pager.tsx']
const careers = ['src/site/pages/careers/careers.tsx', 'src/ui/text/action-link.tsx', 'src/ui/text/pager.tsx']

/** The sources of all that a page may show before the next build, when stories appear and jobs close. */
export const datedSources = (path: string): string[] => {
  const toCome = showsNews(path) ? news.filter(({ appears }) => appears) : []
  const files = [
    ...(toCome.length > 0 ? card : []),
    ...(toCome.length > 0 && isList(path, paths.newsroom) ? newsroom : []),
    ...(jobs.length > 0 && isList(path, paths.careers) ? careers : []),
  ]
  const crops = toCome.flatMap(({ photograph }) => (photograph?.focus ? `'${focusClass(photograph.focus)}'` : []))
  return [...files.map((file) => readFileSync(file, 'utf8')), ...crops]
}

function isList(path: string, list: string) {
  return path === list || path.startsWith(`${list}/page/`)
}

function showsNews(path: string) {
  return path === paths.home || path.startsWith(paths.newsroom)
}
