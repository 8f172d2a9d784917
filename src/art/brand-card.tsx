import type { Brand } from '../schemas/brand.ts'
import { BrandMark } from './brand-mark.tsx'

type Props = {
  brand: Pick<Brand, 'slug' | 'name' | 'tagline'>
  href: string
  /** The level of the name among the page's headings. */
  level?: 2 | 3
  className?: string
}

/** A brand as a print: its badge, its name and what it makes; all of it leads to the brand's page. */
export function BrandCard({ brand, href, level = 3, className = '' }: Props) {
  const Heading = `h${level}` as const
  return (
    <article className={`lifts print relative flex flex-col ${className}`}>
      <div className="grid place-items-center aspect-square bg-paperShade">
        <BrandMark slug={brand.slug} className={`w-[66%] moves-mark-${brand.slug}`} />
      </div>
      <Heading className="title-item mt-4">
        <a href={href} className="no-underline after:absolute after:inset-0 after:content-['']">
          {brand.name}
        </a>
      </Heading>
      <p className="mt-1 text-[0.9375rem] text-muted">{brand.tagline}</p>
    </article>
  )
}
