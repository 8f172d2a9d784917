import { paths } from '../../../paths.ts'
import { brands } from '../../content/brands/all.ts'
import { spelledOut } from '../../content/spelled-out.ts'
import { story } from '../../content/story.ts'
import type { PageMeta } from '../../layout/page-meta.ts'

export const meta: PageMeta = {
  pathname: paths.ourStory,
  title: 'Our Story | Forager',
  content: [
    `How a film for a tug museum in Gibsons harbour led to ${spelledOut(brands.length)} brands and a foundation: our mission, values, culture and achievements.`,
  ],
  type: 'AboutPage',
  keywords: ['Forager history', 'mission', 'values', 'Gibsons BC', 'company culture'],
  preview: { words: story.opening.heading, plates: ['plates/our-story'] },
}
