import { pixelsOf } from './pixels-of.ts'

/** By folder: the most megabytes, the fewest pixels each way, the most in all, and how the file has to begin. */
export const pictureRules = {
  photographs: {
    most: 20,
    narrowest: 480,
    mostPixels: 120_000_000,
    begins: /^(\x89PNG|\xff\xd8\xff|RIFF.{4}WEBP|.{4}ftyp(?:avif|avis))/s,
    types: 'JPEG, PNG, WebP or AVIF',
  },
  logos: {
    most: 1,
    narrowest: 1,
    mostPixels: 25_000_000,
    begins: /^(\x89PNG|(\xef\xbb\xbf)?\s*<)/,
    types: 'SVG or PNG',
  },
}

type PictureFolder = keyof typeof pictureRules
export const isPictureFolder = (folder: string): folder is PictureFolder => Object.hasOwn(pictureRules, folder)

/** What is wrong with an uploaded picture, whatever its name says. For a logo, only what can be told without drawing it. */
export function pictureFault(folder: PictureFolder, bytes: Uint8Array) {
  const { most, narrowest, mostPixels, begins, types } = pictureRules[folder]
  const size = Math.ceil(bytes.length / 1_000_000)
  if (size > most) return `has ${size} MB and may have at most ${most}`
  if (!begins.test(String.fromCharCode(...bytes.subarray(0, 100)))) return `is not a picture in ${types}`
  if (isAnimated(bytes)) return 'is animated; it must be a still picture'
  const isLogo = folder === 'logos'
  if (isLogo && bytes[0] !== 0x89) return drawingFault(new TextDecoder().decode(bytes))
  const [width, height] = pixelsOf(bytes)
  if (width * height === 0) return 'cannot be read as a picture; part of it may be missing'
  if (Math.min(width, height) < narrowest)
    return `has ${width} by ${height} pixels and needs at least ${narrowest} each way`
  if (width * height > mostPixels)
    return `is ${width} by ${height} and may have at most ${mostPixels / 1_000_000} million pixels`
  if (isLogo && isOpaque(bytes)) return 'needs a transparent background'
}

/** Whether the header of a WebP says so. */
const isAnimated = (bytes: Uint8Array) => bytes[0] === 0x52 && bytes[15] === 0x58 && ((bytes[20] ?? 0) & 2) > 0

function drawingFault(text: string) {
  if (!/^\s*(<\?xml[^>]*>\s*)?(<!--.*?-->\s*)*(<!DOCTYPE svg[^>[]*>\s*)?<svg[\s>]/s.test(text))
    return 'is neither SVG nor PNG, or declares entities'
  if (text.includes('\uFFFD')) return 'is not saved as UTF-8 text'
  if (/<(\w+:)?text[\s>]/.test(text)) return 'has letters as text; have them turned into shapes'
  if (/<(\w+:)?(fe)?image[\s>]/i.test(text)) return 'has a picture inside; save it as PNG instead'
  if (/<(\w+:)?filter[\s>]/i.test(text)) return 'has effects such as a shadow; have them taken out'
}

/** Whether the header of a PNG has neither an alpha channel nor a transparent colour. */
function isOpaque(bytes: Uint8Array) {
  const [header = ''] = new TextDecoder('latin1').decode(bytes).split('IDAT')
  return ![4, 6].includes(bytes[25] ?? 0) && !header.includes('tRNS')
}
