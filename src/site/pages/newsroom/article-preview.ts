import { paths } from '../../../paths.ts'
import { slugOf } from '../../content/news/all.ts'
import type { NewsItem } from '../../content/news/news-item-schema.ts'
import type { PageMeta } from '../../layout/page-meta.ts'
import { articlePlates } from '../../layout/plates-of.ts'

/**
 * The input of an article's link preview. Without a plate of its own, an article shows the newsroom's.
 * @throws Error naming an article whose plate is missing
 */
export const articlePreview = ({
  heading,
  hasVisual,
}: Pick<NewsItem, 'heading' | 'hasVisual'>): PageMeta['preview'] => {
  if (!hasVisual) return { words: heading, plates: ['plates/newsroom'] }
  const slug = slugOf(heading)
  const plate = articlePlates[slug]
  if (!plate) {
    throw new Error(`${paths.article(slug)} has no plate: add one to articlePlates, or set its hasVisual to false`)
  }
  return { words: heading, plates: [plate] }
}
