import catalogue from './catalogue.json' with { type: 'json' }
import { fallbackFaces } from './font-metrics.ts'
import { fontWeights } from './font-subset.ts'

const { 'fonts/fraunces': fraunces, 'fonts/figtree': figtree } = catalogue

/** For preload links. */
export const fontUrls = [fraunces, figtree].map(({ file }) => `/${file}`)

/** For `font-family`: Georgia, Times, Arial and Helvetica are what the fallbacks are made of. */
export const fontStacks = {
  display: "Fraunces, 'Fraunces Fallback', 'Fraunces Fallback Times', serif",
  text: "Figtree, 'Figtree Fallback', sans-serif",
}

/** CSS: the site's two web fonts and the local ones that hold their place. */
export const fontFaces = [
  webFont('Fraunces', fraunces.file),
  webFont('Figtree', figtree.file),
  ...fallbackFaces.map(fallbackFont),
].join('\n')

function webFont(family: string, file: string) {
  return rule({
    'font-family': family,
    'font-weight': `${fontWeights.min} ${fontWeights.max}`,
    // Preloaded, it is there for the first paint or waits for the next page: a late swap would move lines.
    'font-display': 'optional',
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
