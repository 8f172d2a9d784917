import { box, disc, shape } from './svg.ts'

type SunSky = {
  width: number
  height: number
  /** Ink beyond the widest ring. */
  ink: string
  sun: { x: number; y: number; radius: number; ink: string }
  /** Rings around the sun, the widest first. */
  bands: readonly (readonly [radius: number, ink: string])[]
}

/** A sky of flat rings around a low sun. */
export const sunSky = ({ width, height, ink, sun, bands }: SunSky) =>
  shape(ink, box(0, 0, width, height)) +
  bands.map(([radius, bandInk]) => disc(bandInk, sun.x, sun.y, radius)).join('') +
  disc(sun.ink, sun.x, sun.y, sun.radius)

/** A sky of horizontal bands, each from its top edge down to `height`, the highest first. */
export const levelSky = (width: number, height: number, bands: readonly (readonly [top: number, ink: string])[]) =>
  bands.map(([top, ink]) => shape(ink, box(0, top, width, height - top))).join('')
