import catalogue from '../printed/catalogue.json' with { type: 'json' }
import { fallbackFaces } from './font-metrics.ts'
import { fontWeights } from './font-subset.ts'

const { 'fonts/fraunces': fraunces, 'fonts/figtree': figtree } = catalogue

export const fontUrls = [fraunces, figtree].map(({ file }) => `/${file}`)

export const fontStacks = {
  display: "Fraunces, 'Fraunces Fallback', 'Fraunces Fallback Times', serif",
  text: "Figtree, 'Figtree Fallback', sans-serif",
}

export const fontFaces = [
  webFont('Fraunces', fraunces.file),
  webFont('Figtree', figtree.file),
  ...fallbackFaces.map(fallbackFont),
].join('\n')

function webFont(family: string, file: string) {
  return rule({
    'font-family': family,
    'font-weight': `${fontWeights.min} ${fontWeights.max}`,
    // Not `optional`: Firefox would show its first page in the fallbacks. These have the fonts' own measures, so a late
    // swap shifts the layout by no more than 0.0003.
    'font-display': 'swap',
    src: `url("/${file}") format("woff2")`,
  })
}

function fallbackFont({ family, local, weight, ours, advance }: (typeof fallbackFaces)[number]) {
  const stretch = ours.advance / advance
  return rule({
    'font-family': `"${family}"`,
    'font-weight': weight,
    src: local.map((name) => `local("${name}")`).join(', '),
    'size-adjust': percent(stretch),
    'ascent-override': percent(ours.ascent / stretch),
    'descent-override': percent(ours.descent / stretch),
    'line-gap-override': '0%',
  })
}

function rule(descriptors: Record<string, string>) {
  return `@font-face{${Object.entries(descriptors)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`
}

function percent(share: number) {
  return `${(share * 100).toFixed(2)}%`
}
