import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { fontCharacters, fontWeights } from './font-subset.ts'
import type { Size } from './limits.ts'
import { fontMadeOf } from './made.ts'
import { write } from './output.ts'
import { shortHash } from './short-hash.ts'

/** The site's two typefaces, reduced to the characters and weights that it uses. */
export const printFonts = async () => {
  const entries: Record<string, { file: string }> = {}
  const sizes: Size[] = []
  for (const [family, source] of Object.entries(sources)) {
    const font = await fontMadeOf(JSON.stringify([family, fontCharacters, options]), () => subset(source))
    const file = `fonts/${family}.${shortHash(font)}.woff2`
    write(`public/${file}`, font)
    entries[`fonts/${family}`] = { file }
    sizes.push({ name: `fonts/${family}`, bytes: font.length })
  }
  return { entries, sizes }
}

const sources = {
  fraunces: import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
  figtree: import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
}

const options = { targetFormat: 'woff2', variationAxes: { wght: fontWeights } } as const

const subset = (source: string) => subsetFont(readFileSync(fileURLToPath(source)), fontCharacters, options)
