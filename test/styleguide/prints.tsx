import { brandBySlug } from '../../src/site/content/brands.ts'
import { carouselWords } from '../../src/site/content/interface.ts'
import { articles, news } from '../../src/site/content/news.ts'
import { partners } from '../../src/site/content/partners.ts'
import type { NewsItem } from '../../src/site/content/schemas/news-item.ts'
import { NewsCard } from '../../src/site/layout/news-card.tsx'
import { PartnerLogo } from '../../src/site/pages/our-community/partners.tsx'
import { Slides } from '../../src/ui/carousel/slides.tsx'
import { BrandCard } from '../../src/ui/picture/brand-card.tsx'
import { Photograph } from '../../src/ui/picture/photograph.tsx'
import { Plate } from '../../src/ui/picture/plate.tsx'
import type { Example } from './example.ts'

const [newest, second] = articles as [NewsItem, NewsItem]
const notice = news.find(({ hasLink }) => !hasLink) as NewsItem

export const prints: Example[] = [
  {
    name: 'Plate',
    variants: [
      {
        title: 'With its imprint in the margin',
        element: <Plate of="plates/our-story" caption="Plate 4 · Gibsons harbour" />,
      },
      {
        title: 'As a print, its subject named by the words beside it',
        surface: 'shade',
        element: <Plate of="plates/focus-technology" decorative className="print max-w-80" />,
      },
    ],
  },
  {
    name: 'Photograph',
    variants: [
      {
        title: 'Not printed yet: its words in its frame',
        element: <Photograph of={{ file: 'boat.jpg', alt: 'A boat at the wharf' }} className="max-w-80" />,
      },
    ],
  },
  {
    name: 'NewsCard',
    variants: [
      {
        title: 'With the plate beside the words',
        wide: true,
        surface: 'shade',
        element: <NewsCard item={newest} level={3} wide />,
      },
      { title: 'With the plate above them', element: <NewsCard item={second} level={3} /> },
      { title: 'A notice, said in full', surface: 'night', element: <NewsCard item={notice} level={3} /> },
    ],
  },
  {
    name: 'BrandCard',
    variants: [
      {
        title: 'On paper',
        element: <BrandCard brand={brandBySlug('fpb')} href="#brand-card" className="max-w-64" />,
      },
      {
        title: 'On phones, its name beside the badge',
        element: <BrandCard brand={brandBySlug('ffs')} href="#brand-card" folds className="max-w-80" />,
      },
      {
        title: 'In the dark',
        surface: 'ink',
        element: <BrandCard brand={brandBySlug('vrv')} href="#brand-card" className="max-w-64" />,
      },
    ],
  },
  {
    name: 'Slides',
    variants: [
      {
        title: 'A carousel that moves by itself',
        wide: true,
        element: (
          <>
            <p className="wrap above-carousel">Words, beside whose last lines the controls stand.</p>
            <Slides
              id="example-slides"
              label="Three slides"
              words={carouselWords}
              passSeconds={52}
              items={[{ slug: 'first' }, { slug: 'second' }, { slug: 'third' }]}
              className="print flex-none w-60 p-6!"
            >
              {({ slug }) => <h3 className="title-item">The {slug}</h3>}
            </Slides>
          </>
        ),
      },
    ],
  },
  {
    name: 'PartnerLogo',
    variants: [{ title: 'The wall, in one ink until pointed at', wide: true, element: <Logos /> }],
  },
]

function Logos() {
  return (
    <ul className="flex flex-wrap items-center gap-x-10 gap-y-8">
      {partners.map((partner) => (
        <li key={partner.slug}>
          <PartnerLogo partner={partner} />
        </li>
      ))}
    </ul>
  )
}
