import { paths } from '../../../paths.ts'
import { brands } from '../../content/brands/all.ts'
import { home } from '../../content/home.ts'
import { newestDay } from '../../content/news/all.ts'
import { capitalized, spelledOut } from '../../content/spelled-out.ts'
import type { PageMeta } from '../../layout/page-meta.ts'

export const meta: PageMeta = {
  pathname: paths.home,
  title: 'Forager | Stories keep places alive',
  content: [
    `${capitalized(spelledOut(brands.length))} brands and a foundation from Gibsons, BC, for the people who look after tourism, arts, culture and heritage.`,
  ],
  lastModified: newestDay,
  keywords: ['tourism', 'arts', 'culture', 'heritage', 'Gibsons BC', 'holding company'],
  preview: { words: home.hero.heading, plates: ['plates/home'] },
}
