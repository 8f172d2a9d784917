/** The part of subset-font that the build uses; the package ships no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2'
      variationAxes?: Record<string, number | { min: number; max: number; default?: number }>
      keepAllGlyphs?: boolean
      dropTables?: string[]
    },
  ): Promise<Buffer>
}
