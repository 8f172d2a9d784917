import { optimize } from 'svgo'
import { type Picture, toSvg } from '../../src/art/picture.ts'
import { cached } from './cache.ts'

/** The picture as a small standalone document. */
export const optimise = async (picture: Picture) => {
  const svg = toSvg(picture)
  // Style sheets move groups that have a class: they stay groups of their own.
  const groups = svg.includes(' class="')
    ? {
        collapseGroups: false as const,
        moveGroupAttrsToElems: false as const,
        convertTransform: false as const,
        convertPathData: { utilizeAbsolute: false },
        sortAttrs: false as const,
      }
    : {}
  // Opacities need the second decimal that coordinates do without.
  const overrides = { cleanupIds: { minify: false }, cleanupNumericValues: { floatPrecision: 2 }, ...groups }
  const optimised = await cached([svg, JSON.stringify(overrides)], () => {
    const { data } = optimize(svg, {
      multipass: true,
      floatPrecision: 1,
      plugins: [{ name: 'preset-default', params: { overrides } }],
    })
    return Buffer.from(data)
  })
  return optimised.toString()
}

/** The document's content, for pages that write the outer element themselves. */
export const innerMarkup = (svg: string) => svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')
