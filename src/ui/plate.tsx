import { type PictureName, picture } from './catalogue.ts'

type Props = {
  of: PictureName
  /** "Plate 4 · Gibsons harbour", in the margin below. */
  caption?: string
  /** For what is seen at once; everything else waits until it nears the viewport. */
  eager?: boolean
  /** For a plate whose subject the words beside it name. */
  decorative?: boolean
  className?: string
  imageClassName?: string
}

/** A drawing as a figure, its space reserved. */
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
