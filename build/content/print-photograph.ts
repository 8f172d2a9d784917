import sharp from 'sharp'
import { pictureRules } from '../../src/site/content/reading/picture-fault.ts'
import { inks } from '../../src/ui/base/inks.ts'

const { mostPixels, narrowest } = pictureRules.photographs

const widths = [1600, 1200, 800, 480]
const jpegWidth = 960
/** From good to just bearable. */
const qualities = [56, 48, 40, 32, 24]
/** In bytes, for each pixel of width. */
const mostWeight = 90

/** Prints a photograph in the tone of the plates, without the place and camera that its file names. @throws string */
export async function printPhotograph(bytes: Buffer) {
  const options = { limitInputPixels: mostPixels, failOn: 'error' as const }
  const { pages = 1 } = await sharp(bytes, options).metadata()
  if (pages > 1) throw 'is animated; it must be a still picture'
  const toned = await sharp(bytes, options)
    .autoOrient()
    .pipelineColourspace('srgb')
    .resize({ width: widths[0], height: 2400, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: inks.paper })
    .modulate({ saturation: 0.7 })
    .linear(slopes, lowest)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { info } = toned
  const image = () => sharp(toned.data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const files: Record<string, Buffer> = {}
  const sizes = [...new Set(widths.map((wanted) => Math.min(wanted, info.width)))]
  const avif = (wanted: number, quality: number) => image().resize(wanted).avif({ quality, effort: 2 }).toBuffer()
  const [smallest = narrowest] = sizes.toReversed()
  const quality = await firstLight(smallest, (tried) => avif(smallest, tried))
  for (const wanted of sizes) {
    const printed = await avif(wanted, quality)
    if (printed.length <= wanted * mostWeight || wanted === smallest) files[`${wanted}.avif`] = printed
  }
  const jpeg = Math.min(jpegWidth, info.width)
  files[`${jpeg}.jpg`] = await image().resize(jpeg).jpeg({ quality: 68, mozjpeg: true }).toBuffer()
  const printed = Object.keys(files).flatMap((name) => (name.endsWith('.avif') ? Number.parseInt(name, 10) : []))
  const ground = nearestInk((await image().stats()).dominant)
  return { files, widths: printed.sort((a, b) => a - b), jpeg, width: info.width, height: info.height, ground }
}

/** Black prints as ink, and white as paper. */
const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const lowest = channels(inks.ink)
const slopes = channels(inks.paper).map((high, index) => (high - (lowest[index] ?? 0)) / 255)

/** The best quality at which the smallest width keeps to its weight; larger ones then weigh less for each pixel of width. */
async function firstLight(width: number, print: (quality: number) => Promise<Buffer>) {
  for (const quality of qualities) if ((await print(quality)).length <= width * mostWeight) return quality
  return qualities.at(-1) ?? 0
}

/** The quiet inks, of which one fills the frame until the photograph is there. */
const grounds = ['paperShade', 'glacier', 'tide', 'deep', 'moss'] as const

function nearestInk({ r, g, b }: { r: number; g: number; b: number }) {
  const distance = (ink: (typeof grounds)[number]) => {
    const [red = 0, green = 0, blue = 0] = channels(inks[ink])
    return (red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2
  }
  return [...grounds].sort((one, other) => distance(one) - distance(other))[0] as string
}
