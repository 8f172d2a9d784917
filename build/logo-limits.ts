export const shapeFault = (width: number, height: number): string | undefined =>
  width < 12 * height ? undefined : 'is more than twelve times as wide as it is high'

/**
 * A logo is printed in one ink, in which a background would be a block. Pixels are RGBA, a byte each. With a width they
 * are those of a bitmap, whose transparent margin is cut off before it is printed.
 */
export function inkFault(pixels: ArrayLike<number>, width?: number): string | undefined {
  const covered: number[] = []
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 0) > 127) covered.push((at - 3) / 4)
  if (covered.length === 0) return 'shows nothing'
  if (covered.length > 0.97 * (width ? boxOf(covered, width) : pixels.length / 4))
    return 'needs a transparent background'
}

/** How many pixels there are between the outermost of these, which are in their order. */
function boxOf(pixels: number[], width: number) {
  let [left, right] = [width, 0]
  for (const at of pixels) [left, right] = [Math.min(left, at % width), Math.max(right, at % width)]
  const [first = 0, last = 0] = [pixels[0], pixels.at(-1)]
  return (right - left + 1) * (Math.floor(last / width) - Math.floor(first / width) + 1)
}
