import type { ReactNode } from 'react'
import { type PictureName, picture } from './catalogue.ts'

type Props = {
  of: PictureName
  caption?: ReactNode
  eager?: boolean
  /** Hidden from screen readers, because the words beside it name its subject. */
  decorative?: boolean
  className?: string
  imageClassName?: string
}

export function Plate({ of, caption, eager, decorative, className, imageClassName = 'w-full' }: Props) {
  const { alt, ...image } = picture(of)
  return (
    <figure className={className}>
      <img
        {...image}
        alt={decorative ? '' : alt}
        className={imageClassName}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
      />
      {caption && <figcaption className="plate-caption">{caption}</figcaption>}
    </figure>
  )
}
