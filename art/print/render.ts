import { Resvg } from '@resvg/resvg-js'
import { type Picture, toSvg } from '../picture.ts'

/** A PNG of the picture, `width` pixels wide. */
export const render = (picture: Picture, width = picture.width) =>
  new Resvg(toSvg(picture), { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })
    .render()
    .asPng()
