import { paths } from '../../../paths.ts'
import { brands } from '../../content/brands/all.ts'
import { home } from '../../content/home.ts'
import { newestDay } from '../../content/news/all.ts'
import { capitalized, spelledOut } from '../../content/spelled-out.ts'
import type { SitePage } from '../../layout/site-page.tsx'
import { GivesBack } from './gives-back.tsx'
import { Hero } from './hero.tsx'
import { Network } from './network.tsx'
import { News } from './news.tsx'
import { Reach } from './reach.tsx'
import { Vision } from './vision.tsx'

export const homePage: SitePage = {
  meta: {
    pathname: paths.home,
    title: 'Forager | Stories keep places alive',
    content: [
      `${capitalized(spelledOut(brands.length))} brands and a foundation from Gibsons, BC, for the people who look after tourism, arts, culture and heritage.`,
    ],
    lastModified: newestDay,
    keywords: ['tourism', 'arts', 'culture', 'heritage', 'Gibsons BC', 'holding company'],
    preview: { words: home.hero.heading, plates: ['plates/home'] },
  },
  over: 'plate',
  body: () => <Home />,
}

function Home() {
  return (
    <>
      <Hero />
      <Network />
      <Vision />
      <GivesBack />
      <News />
      <Reach />
    </>
  )
}
