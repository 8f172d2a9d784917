import { BrandMark, type MarkName } from './brand-mark.tsx'

type Props = {
  brand: { slug: MarkName; name: string; tagline: string }
  href: string
  level?: 2 | 3
  /** Puts the name beside the badge on phones. */
  folds?: boolean
  className?: string
}

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
