import { readFileSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'
import { fontMadeOf } from '../print/made.ts'

export type LettersOptions = {
  /** A typeface by name, or another font file: an absolute path, or `package/path` as in an import. */
  font: FaceName | (string & {})
  /** Height of the em square in user units. */
  size: number
  /** On the `wght` axis; default 400. Has no effect on static fonts. */
  weight?: number
  /** Added between letters, in ems. */
  letterSpacing?: number
  /** Other axes of a variable font, for example `{ opsz: 144 }`. */
  axes?: Record<string, number>
}

/** Path data with the baseline on y = 0, starting at x = 0. Strokes may overlap: fill with the default rule. */
export type Letters = { d: string; width: number }

/**
 * A line of text as one path, kerned; letters that the font lacks are left out. For build scripts only: it reads font
 * files. Coordinates have one decimal up to size 100, none above.
 */
export const outline = (text: string, options: LettersOptions): Letters => {
  const { glyphs, scale, digits, width } = layOut(text, options)
  const write = pathWriter(scale, digits)
  return { d: glyphs.map(({ glyph, x, y }) => write(glyph.path.commands, x, y)).join(''), width }
}

/** The width of the outline, without drawing it: that is most of the work. */
export const widthOf = (text: string, options: LettersOptions): number => layOut(text, options).width

/** Whether a text has a letter or an accent that the typeface lacks: printed without it, a name is misspelled. */
export const lacksLetters = (text: string, font: FaceName): boolean =>
  (text.normalize().match(/\p{L}|(?!\ufe0f)\p{M}/gu) ?? []).some(
    (letter) => !faceWith(letter, namedFaces.get(font) ?? []),
  )

const faceWith = (letter: string, faces: fontkit.Font[]) =>
  faces.find((face) => face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))

const layOut = (text: string, { font, size, weight = 400, letterSpacing = 0, axes }: LettersOptions) => {
  const faces = instancesOf(font, { ...axes, wght: weight })
  const unitsPerEm = faces[0]?.unitsPerEm ?? size
  const scale = size / unitsPerEm
  const digits = size > 100 ? 0 : 1
  const placed: { glyph: fontkit.Glyph; x: number; y: number }[] = []
  let pen = 0
  for (const run of runsOf(text, faces)) {
    const { glyphs, positions } = run.face.layout(run.text)
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[index] as fontkit.GlyphPosition
      placed.push({ glyph, x: pen + xOffset, y: yOffset })
      pen += xAdvance + letterSpacing * unitsPerEm
    }
  }
  const width = pen * scale - (pen === 0 ? 0 : letterSpacing * size)
  return { glyphs: placed, scale, digits, width: round(width, digits) }
}

/** Splits a text where the file that has its letters changes. */
const runsOf = (text: string, faces: fontkit.Font[]) => {
  const runs: { face: fontkit.Font; text: string }[] = []
  for (const letter of text.normalize()) {
    const face = faceWith(letter, faces)
    const last = runs.at(-1)
    if (last && last.face === face) last.text += letter
    else if (face) runs.push({ face, text: letter })
  }
  return runs
}

const faceFiles = {
  fraunces: 'fraunces/files/fraunces-latin-wght-normal.woff2',
  'fraunces-italic': 'fraunces/files/fraunces-latin-wght-italic.woff2',
  /** Also has the axes opsz (9 to 144) and SOFT (0 to 100). */
  'fraunces-full': 'fraunces/files/fraunces-latin-full-normal.woff2',
  figtree: 'figtree/files/figtree-latin-wght-normal.woff2',
  'figtree-italic': 'figtree/files/figtree-latin-wght-italic.woff2',
}
type FaceName = keyof typeof faceFiles

const locate = (file: string) => (isAbsolute(file) ? file : fileURLToPath(import.meta.resolve(file)))

// fontkit cannot vary WOFF2 files, nor read the glyph substitutions of Fraunces at every weight. The named typefaces are
// therefore converted to TrueType without substitutions when this module loads.
const unpack = async (file: string) => {
  const make = () => subsetFont(readFileSync(locate(file)), '', unpacked)
  return fontkit.create(await fontMadeOf(JSON.stringify([file, unpacked]), make))
}
const unpacked = { keepAllGlyphs: true, targetFormat: 'sfnt' as const, dropTables: ['GSUB'] }

// Letters beyond Latin-1, such as Polish and Turkish ones, are in further files. Figtree has no Vietnamese letters.
const namedFaces = new Map<string, fontkit.Font[]>()
for (const [name, file] of Object.entries(faceFiles)) {
  const scripts = ['-latin-', '-latin-ext-', ...(name.startsWith('fraunces') ? ['-vietnamese-'] : [])]
  const files = scripts.map((script) => `@fontsource-variable/${file.replace('-latin-', script)}`)
  namedFaces.set(name, await Promise.all(files.map(unpack)))
}

const instances = new Map<string, fontkit.Font[]>()

const instancesOf = (name: string, axes: Record<string, number>) => {
  const key = JSON.stringify([name, axes])
  const known = instances.get(key)
  if (known) return known
  const faces = namedFaces.get(name) ?? [fontkit.create(readFileSync(locate(name)))]
  const made = faces.map((face) => {
    const varies = Object.keys(face.variationAxes).length > 0
    if (varies && face.type === 'WOFF2') throw new Error(`${name} is a variable WOFF2 font: add it to faceFiles`)
    return varies ? face.getVariation(axes) : face
  })
  instances.set(key, made)
  return made
}

const svgCommands = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' }

// Relative coordinates are shorter. They are differences of rounded positions, so that rounding errors do not add up.
const pathWriter = (scale: number, digits: number) => {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  return (commands: fontkit.PathCommand[], dx: number, dy: number) => {
    let d = ''
    for (const { command, args } of commands) {
      const numbers: number[] = []
      let [toX, toY] = command === 'closePath' ? [startX, startY] : [x, y]
      for (let index = 0; index < args.length; index += 2) {
        toX = round(((args[index] ?? 0) + dx) * scale, digits)
        toY = round(((args[index + 1] ?? 0) + dy) * -scale, digits)
        numbers.push(round(toX - x, digits), round(toY - y, digits))
      }
      ;[x, y] = [toX, toY]
      if (command === 'moveTo') [startX, startY] = [x, y]
      d += svgCommands[command] + compact(numbers)
    }
    return d
  }
}

// Writes `.5` for 0.5, and no space where a minus sign or a second point separates: `1.5.5-2`.
const compact = (numbers: number[]) =>
  numbers
    .map((number) => number.toString().replace(/^(-?)0\./, '$1.'))
    .reduce((line, next, index, all) => {
      const joins = next.startsWith('-') || (next.startsWith('.') && all[index - 1]?.includes('.'))
      return line + (joins || index === 0 ? '' : ' ') + next
    }, '')

// Adding 0 turns -0 into 0.
const round = (value: number, digits: number) => Number(value.toFixed(digits)) + 0
