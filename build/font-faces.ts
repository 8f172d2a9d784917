import { fontWeights } from '../art/print/font-subset.ts'
import catalogue from '../src/ui/printed/catalogue.json' with { type: 'json' }

const { 'fonts/fraunces': fraunces, 'fonts/figtree': figtree } = catalogue

export const fontStacks = {
  display: "Fraunces, 'Fraunces Fallback', 'Fraunces Fallback Times', serif",
  text: "Figtree, 'Figtree Fallback', sans-serif",
}

type FallbackFace = {
  family: string
  local: string[]
  weight: string
  /** Metrics of the web font at its usual weight, in ems. `advance` is the average over English prose. */
  ours: Metrics
  advance: number
}
type Metrics = { advance: number; ascent: number; descent: number }

export const frauncesAt600: Metrics = { advance: 0.4729, ascent: 0.978, descent: 0.255 }
export const figtreeAt400: Metrics = { advance: 0.4404, ascent: 0.95, descent: 0.25 }
export const figtreeAt600: Metrics = { ...figtreeAt400, advance: 0.4485 }

/** Local fonts scaled to the web fonts. Arial and Times New Roman were measured as Liberation; Georgia is as published. */
const fallbackFaces: FallbackFace[] = [
  { family: 'Fraunces Fallback', local: ['Georgia'], weight: '400 700', ours: frauncesAt600, advance: 0.435 },
  {
    family: 'Fraunces Fallback Times',
    local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
    weight: '400 700',
    ours: frauncesAt600,
    advance: 0.4205,
  },
  {
    family: 'Figtree Fallback',
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'],
    weight: '400 500',
    ours: figtreeAt400,
    advance: 0.4364,
  },
  {
    family: 'Figtree Fallback',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'],
    weight: '600 700',
    ours: figtreeAt600,
    advance: 0.4715,
  },
]

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

function fallbackFont({ family, local, weight, ours, advance }: FallbackFace) {
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
  return `${(share * 100).toFixed(1)}%`
}
