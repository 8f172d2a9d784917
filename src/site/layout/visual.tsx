import type { ComponentProps } from 'react'
import { Photograph } from '../../ui/picture/photograph.tsx'
import { Plate } from '../../ui/picture/plate.tsx'
import type { NewsItem } from '../content/schemas/news-item.ts'
import { articlePlate } from './plates-of.ts'

type Props = Omit<ComponentProps<typeof Plate>, 'of'> & { of: NewsItem; sizes: string }

/** The plate of a news item, or the photograph in its place; nothing if it has neither. */
export function Visual({ of: item, sizes, imageClassName = '', ...props }: Props) {
  const { hasVisual, photograph } = item
  const plate = articlePlate(item)
  if (plate) return <Plate of={plate} imageClassName={imageClassName} {...props} />
  if (!hasVisual || !photograph) return
  return (
    <Photograph
      of={photograph}
      sizes={sizes}
      imageClassName={`aspect-[8/5] object-cover ${imageClassName}`}
      {...props}
    />
  )
}
