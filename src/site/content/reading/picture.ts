import { pictureSize } from './picture-size.ts'

/** Megabytes that a picture may have, and what its first bytes say it is, by folder. */
export const pictureRules = {
  photographs: {
    most: 20,
    begins: /^(\x89PNG|\xff\xd8\xff|RIFF.{4}WEBP|.{4}ftyp(?:avif|avis))/s,
    types: 'JPEG, PNG, WebP or AVIF',
  },
  logos: { most: 1, begins: /^(\x89PNG|(\xef\xbb\xbf)?\s*<)/, types: 'SVG or PNG' },
}

/** In pixels, of a photograph. */
export const narrowest = 480
export const mostPixels = 120_000_000

type PictureFolder = keyof typeof pictureRules
export const isPictureFolder = (folder: string): folder is PictureFolder => Object.hasOwn(pictureRules, folder)

/** What is wrong with an uploaded picture, whatever its name says. */
export function pictureFault(folder: PictureFolder, bytes: Uint8Array) {
  const { most, begins, types } = pictureRules[folder]
  const size = Math.ceil(bytes.length / 1024 / 1024)
  if (size > most) return `has ${size} MB and may have at most ${most}`
  if (!begins.test(String.fromCharCode(...bytes.subarray(0, 100)))) return `is not a picture in ${types}`
  if (folder === 'logos') return
  const [width, height] = pictureSize(bytes)
  if (width * height === 0) return 'cannot be read as a picture'
  if (Math.min(width, height) < narrowest)
    return `has ${width} by ${height} pixels and needs at least ${narrowest} each way`
  if (width * height > mostPixels) return `is ${width} by ${height} and may have at most 120 million pixels`
}
