import { BrandMark, type MarkName } from './brand-mark.tsx'

type Props = {
  brand: { slug: MarkName; name: string; tagline: string }
  href: string
  level?: 2 | 3
  folds?: boolean
  className?: string
}

export function BrandCard({ brand, href, level = 3, folds = false, className = '' }: Props) {
  const Heading = `h${level}` as const
  return (
    <article
      className={`lifts print relative ${folds ? 'flex max-sm:flex-wrap gap-x-3 max-sm:items-center max-sm:p-3! sm:flex-col' : 'flex flex-col'} ${className}`}
    >
      <div className={`badge-ground ${folds ? 'max-sm:w-24' : ''}`}>
        <BrandMark slug={brand.slug} className={`w-[66%] moves-mark-${brand.slug}`} />
      </div>
      <div className={folds ? 'max-sm:flex-[1_1_7.5rem] sm:mt-4' : 'mt-4'}>
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
