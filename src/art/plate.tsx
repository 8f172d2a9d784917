import { type PictureName, picture } from './catalogue.ts'

type Props = {
  of: PictureName
  /** "Plate 4 · Gibsons harbour", in the margin below. */
  caption?: string
  /** For what every screen shows soon, `high` for what the first one does; all else waits until it nears the viewport. */
  priority?: 'high' | 'auto' | undefined
  /** For a plate whose subject the words beside it name. */
  decorative?: boolean
  className?: string
  imageClassName?: string
}

/** A drawing as a figure, its space reserved. */
export function Plate({ of, caption, priority, decorative, className, imageClassName = 'w-full' }: Props) {
  const { alt, ...image } = picture(of)
  return (
    <figure className={className}>
      <img
        {...image}
        alt={decorative ? '' : alt}
        className={imageClassName}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority}
      />
      {caption && <figcaption className="plate-caption">{caption}</figcaption>}
    </figure>
  )
}
