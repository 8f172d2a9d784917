import type { Brand } from '../schemas/brand.ts'
import { BrandMark } from './brand-mark.tsx'

type Props = {
  brand: Pick<Brand, 'slug' | 'name' | 'tagline'>
  href: string
  /** The level of the name among the page's headings. */
  level?: 2 | 3
  /** The name beside the badge on phones, where a grid of cards would be too narrow for it. */
  folds?: boolean
  className?: string
}

/** A brand as a print: its badge, its name and what it makes; all of it leads to the brand's page. */
export function BrandCard({ brand, href, level = 3, folds = false, className = '' }: Props) {
  const Heading = `h${level}` as const
  return (
    <article
      className={`lifts print relative ${folds ? 'max-sm:grid max-sm:grid-cols-[6rem_minmax(0,1fr)] max-sm:gap-x-3 max-sm:items-center max-sm:p-3! sm:flex sm:flex-col' : 'flex flex-col'} ${className}`}
    >
      <div className="badge-ground">
        <BrandMark slug={brand.slug} className={`moves-mark-${brand.slug}`} />
      </div>
      <div className={folds ? 'sm:mt-4' : 'mt-4'}>
        <Heading className="card-title">
          <a href={href} className="covers">
            {brand.name}
          </a>
        </Heading>
        <p className="card-text">{brand.tagline}</p>
      </div>
    </article>
  )
}
