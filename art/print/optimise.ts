import { optimize } from 'svgo'
import { type Picture, toSvg } from '../picture.ts'
import { madeOf } from './made.ts'

/** The picture as a small standalone document. */
export const optimise = (picture: Picture) => {
  const svg = toSvg(picture)
  return madeOf(svg, () => shrink(svg)).toString()
}

function shrink(svg: string) {
  // Style sheets move groups by their class, so these groups must survive.
  const groups = svg.includes(' class="')
    ? {
        collapseGroups: false as const,
        moveGroupAttrsToElems: false as const,
        convertTransform: false as const,
        convertPathData: { utilizeAbsolute: false },
        sortAttrs: false as const,
        // SVGO takes `overflow="visible"` for a default. Without it, an inner picture is cropped to its frame.
        removeUnknownsAndDefaults: { uselessOverrides: false },
      }
    : {}
  // One decimal is enough for coordinates; opacities need two.
  const overrides = { cleanupIds: { minify: false }, cleanupNumericValues: { floatPrecision: 2 }, ...groups }
  const plugins = [{ name: 'preset-default' as const, params: { overrides } }]
  return optimize(svg, { multipass: true, floatPrecision: 1, plugins }).data
}

/** The document's content, for pages that write the outer element themselves. */
export const innerMarkup = (svg: string) => svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')
