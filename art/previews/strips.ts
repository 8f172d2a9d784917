import type { Picture } from '../picture.ts'

const [width, height, gap] = [1600, 610, 12]

/** One picture of several upright plates: their middles, side by side. */
export const strips = (plates: Picture[]): Picture => {
  const each = (width - gap * (plates.length - 1)) / plates.length
  const strip = ({ width, height: tall, body }: Picture, index: number) =>
    `<svg x="${Math.round(index * (each + gap))}" width="${Math.round(each)}" height="${height}" viewBox="0 0 ${width} ${tall}" preserveAspectRatio="xMidYMid slice">${body}</svg>`
  return {
    name: plates.map(({ name }) => name).join('-'),
    width,
    height,
    alt: 'Plates side by side.',
    body: plates.map(strip).join(''),
  }
}
