export const shapeFault = (width: number, height: number): string | undefined =>
  width < 12 * height ? undefined : 'is more than twelve times as wide as it is high'

/** A logo is printed in one ink, in which a background would be a block. Pixels are RGBA, a byte each. */
export function inkFault(pixels: ArrayLike<number>): string | undefined {
  let covered = 0
  for (let at = 3; at < pixels.length; at += 4) covered += (pixels[at] ?? 0) > 127 ? 1 : 0
  if (covered === 0) return 'shows nothing'
  if (covered > 0.97 * (pixels.length / 4)) return 'needs a transparent background'
}
