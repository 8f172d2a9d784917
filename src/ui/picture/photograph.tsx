import type { ComponentProps } from 'react'
import { paths } from '../../paths.ts'
import printed from '../printed/photographs.json' with { type: 'json' }
import { type Focus, focusClass } from './focus-class.ts'
import type { Plate } from './plate.tsx'

const folder = `${paths.art}/photographs`

type Print = { hash: string; widths: number[]; jpeg: number; width: number; height: number; ground: string }
type Photo = { file: string; alt: string; focus?: Focus }

type Props = Omit<ComponentProps<typeof Plate>, 'of'> & { of: Photo; sizes?: string }

/** The `<img>` attributes of a photograph's JPEG, or undefined if `npm run art` has not printed it. */
export const photograph = (file: string) => {
  const print = (printed as Record<string, Print | undefined>)[file]
  if (!print) return
  const { hash, jpeg, width, height, ground } = print
  return { src: `${folder}/${hash}/${jpeg}.jpg`, width, height, ground, print }
}

const grounds: Record<string, string> = {
  paperShade: 'bg-paperShade',
  glacier: 'bg-glacier',
  tide: 'bg-tide',
  deep: 'bg-deep',
  moss: 'bg-moss',
}

/** A photograph in the place of a plate. Until it is printed, its words stand in its frame. */
export function Photograph({ caption, className, ...image }: Props) {
  return (
    <figure className={className}>
      <PhotographImage {...image} />
      {caption && <figcaption className="plate-caption">{caption}</figcaption>}
    </figure>
  )
}

type ImageProps = Omit<Props, 'caption' | 'className'>

export function PhotographImage({ of, sizes = '100vw', eager, decorative, imageClassName }: ImageProps) {
  const found = photograph(of.file)
  if (!found) return <span className="grid place-items-center p-6 aspect-[8/5] bg-paperShade text-ink">{of.alt}</span>
  const { print, ground, ...image } = found
  const sources = print.widths.map((width) => `${folder}/${print.hash}/${width}.avif ${width}w`)
  return (
    <picture className="contents">
      {/* Otherwise a grid gives it a cell of its own. */}
      <source type="image/avif" srcSet={sources.join(', ')} sizes={sizes} className="hidden" />
      <img
        {...image}
        alt={decorative ? '' : of.alt}
        // The class of a move to another page comes last, where the loader looks for it.
        className={[grounds[ground], of.focus && focusClass(of.focus), imageClassName].filter(Boolean).join(' ')}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
      />
    </picture>
  )
}
