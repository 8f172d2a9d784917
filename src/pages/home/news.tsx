import { home } from '../../content/home.ts'
import { news } from '../../content/news/all.ts'
import { NewsPreview } from '../../layout/news-preview.tsx'
import { Passage } from '../../ui/passage.tsx'

export function News() {
  const [latest] = news
  return (
    <section className="band surface-shade" aria-labelledby="news">
      <div className="wrap columns items-center">
        <Passage words={home.news} id="news" className="lg:col-span-4" />
        <div className="lg:col-span-8">{latest && <NewsPreview item={latest} level={3} wide />}</div>
      </div>
    </section>
  )
}
