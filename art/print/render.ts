import { Resvg } from '@resvg/resvg-js'
import { type Picture, toSvg } from '../picture.ts'
import { madeOf } from './made.ts'

/** A PNG of the picture, `width` pixels wide. */
export const render = (picture: Picture, width = picture.width): Uint8Array => {
  const svg = toSvg(picture)
  const options = { fitTo: { mode: 'width' as const, value: width }, font: { loadSystemFonts: false } }
  return madeOf(`${width} ${svg}`, () => new Resvg(svg, options).render().asPng())
}
