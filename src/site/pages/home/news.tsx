import { home } from '../../content/home.ts'
import { news } from '../../content/news/all.ts'
import { NewsTeaser } from '../../layout/news-teaser.tsx'
import { Passage } from '../../layout/passage.tsx'

export function News() {
  const [latest] = news
  return (
    latest && (
      <NewsTeaser heading="news" item={latest}>
        <Passage words={home.news} id="news" />
      </NewsTeaser>
    )
  )
}
