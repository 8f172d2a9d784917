import { Resvg } from '@resvg/resvg-js'
import { type Picture, toSvg } from '../../src/art/picture.ts'
import { cached } from './cache.ts'

/** A PNG of the picture, `width` pixels wide. */
export const render = (picture: Picture, width = picture.width) => {
  const svg = toSvg(picture)
  return cached([svg, `${width} px`], () =>
    new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render().asPng(),
  )
}
