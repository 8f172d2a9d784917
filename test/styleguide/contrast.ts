export type Rgb = readonly [red: number, green: number, blue: number]

/** The WCAG 2 contrast ratio of two colours, from 1 to 21. */
export const contrast = (a: Rgb, b: Rgb): number => {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((one, other) => other - one) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** `#rrggbb` as its three channels. */
export const fromHex = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function luminance([red, green, blue]: Rgb) {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number) {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
