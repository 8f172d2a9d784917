import { pruneCache } from './cache.ts'
import { publishFonts } from './fonts.ts'
import { publishIcons } from './icons.ts'
import { assertSmall } from './limits.ts'
import { removeStale, write } from './output.ts'
import { publishPictures } from './pictures.ts'
import { publishPreviews } from './previews.ts'

/** One line of the catalogue: what a page needs to show the file. */
export type Entry = { file: string; width: number; height: number; alt: string }
/** What a file weighs when it is sent. */
export type Size = { name: string; bytes: number }

/** Makes every file that the site shows but nobody writes by hand, and the catalogue of them. */
export const publishArt = async () => {
  const pictures = await publishPictures()
  const fonts = await publishFonts()
  const icons = await publishIcons()
  const previews = await publishPreviews()
  const sizes = [...pictures.sizes, ...fonts.sizes]
  assertSmall(sizes)
  const catalogue = { ...pictures.entries, ...fonts.entries, ...icons, ...previews }
  write('src/art/catalogue.json', `${JSON.stringify(catalogue, null, 2)}\n`)
  pruneCache()
  return { files: removeStale(['public/art', 'public/fonts', 'src/art/inline']), sizes }
}
