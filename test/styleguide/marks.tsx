import { type BrandSlug, brandSlugs } from '../../src/site/content/schemas/brand.ts'
import { BrandMark } from '../../src/ui/picture/brand-mark.tsx'
import type { Example } from './example.ts'

const slugs = ['forager', ...brandSlugs] as const

export const marks: Example[] = [
  {
    name: 'BrandMark',
    variants: slugs.flatMap((slug) => [
      { title: `${slug}, two inks, at 400, 120, 40 and 24 px`, element: <Sizes slug={slug} /> },
      {
        title: `${slug}, one ink on dark`,
        surface: 'ink' as const,
        element: <Sizes slug={slug} oneInk />,
      },
    ]),
  },
]

function Sizes({ slug, oneInk = false }: { slug: BrandSlug | 'forager'; oneInk?: boolean }) {
  return (
    <div className="flex flex-wrap items-end gap-6">
      <BrandMark slug={slug} oneInk={oneInk} className="w-[400px]" />
      <BrandMark slug={slug} oneInk={oneInk} className="size-[120px]" />
      <BrandMark slug={slug} oneInk={oneInk} className="size-[40px]" />
      <BrandMark slug={slug} oneInk={oneInk} className="size-[24px]" />
    </div>
  )
}
