import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { fontCharacters, fontWeights } from '../../src/art/font-subset.ts'
import { cached, contentHash } from './cache.ts'
import { write } from './output.ts'
import type { Size } from './publish.ts'

/** The site's two faces with the characters and weights that it sets. */
export const publishFonts = async () => {
  const entries: Record<string, { file: string }> = {}
  const sizes: Size[] = []
  for (const family of ['fraunces', 'figtree']) {
    const font = await subset(family)
    const file = `fonts/${family}.${contentHash(font).slice(0, 8)}.woff2`
    write(`public/${file}`, font)
    entries[`fonts/${family}`] = { file }
    sizes.push({ name: `fonts/${family}`, bytes: font.length })
  }
  return { entries, sizes }
}

const subset = (family: string) => {
  const source = `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`
  const font = readFileSync(fileURLToPath(import.meta.resolve(source)))
  return cached([font, fontCharacters, JSON.stringify(fontWeights)], () =>
    subsetFont(font, fontCharacters, { targetFormat: 'woff2', variationAxes: { wght: fontWeights } }),
  )
}
