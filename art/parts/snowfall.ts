import { random } from './random.ts'

type Snowfall = { width: number; height: number; count: number; ink: string; seed: number; size: number }

/** Snowflakes as round dots, scattered evenly. */
export const snowfall = ({ width, height, count, ink, seed, size }: Snowfall) => {
  const next = random(seed)
  const flakes = Array.from({ length: count }, () => `M${Math.round(next() * width)} ${Math.round(next() * height)}h0`)
  return `<path stroke="${ink}" stroke-width="${size}" stroke-linecap="round" d="${flakes.join('')}"/>`
}
