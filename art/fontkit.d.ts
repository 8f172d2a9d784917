/** The part of fontkit that the art uses; the package has no types. */
declare module 'fontkit' {
  export type PathCommand = {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
    args: number[]
  }
  export type Glyph = { path: { commands: PathCommand[] } }
  export type GlyphPosition = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }
  export type Font = {
    type: 'TTF' | 'WOFF' | 'WOFF2'
    unitsPerEm: number
    capHeight: number
    xHeight: number
    variationAxes: Record<string, { name: string; min: number; default: number; max: number }>
    layout(text: string): { glyphs: Glyph[]; positions: GlyphPosition[] }
    hasGlyphForCodePoint(codePoint: number): boolean
    getVariation(axes: Record<string, number>): Font
  }
  export function create(file: Uint8Array): Font
}
