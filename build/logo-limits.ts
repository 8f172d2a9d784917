export const shapeFault = (width: number, height: number): string | undefined =>
  width < 12 * height ? undefined : 'is more than twelve times as wide as it is high'

/**
 * A logo is printed in one ink, in which a background would be a block. A margin does not help: it is cut off. Pixels are
 * RGBA, a byte each.
 */
export function inkFault(pixels: ArrayLike<number>, width: number): string | undefined {
  const columns = new Set<number>()
  const rows = new Set<number>()
  let covered = 0
  for (let at = 0; at < pixels.length / 4; at += 1) {
    if ((pixels[4 * at + 3] ?? 0) <= 127) continue
    columns.add(at % width)
    rows.add(Math.floor(at / width))
    covered += 1
  }
  if (covered === 0) return 'shows nothing'
  const span = (places: Set<number>) => Math.max(...places) - Math.min(...places) + 1
  if (covered > 0.97 * span(columns) * span(rows)) return 'needs a transparent background'
}
