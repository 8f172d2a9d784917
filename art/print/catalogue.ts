import { printDownloads } from './downloads.ts'
import { printFonts } from './fonts.ts'
import { printIcons } from './icons.ts'
import { assertSmall } from './limits.ts'
import { printLineIcons } from './line-icons.ts'
import { printMarks } from './marks.ts'
import { write } from './output.ts'
import { printPhotographs } from './photographs.ts'
import { printPictures } from './pictures.ts'

/**
 * Prints the pictures, fonts and icons, and the catalogue by which the site finds them.
 * @returns the size of each file as sent
 */
export const printCatalogue = async () => {
  printMarks()
  printLineIcons()
  await printPhotographs()
  const pictures = printPictures()
  const fonts = await printFonts()
  const icons = await printIcons()
  printDownloads()
  const sizes = [...pictures.sizes, ...fonts.sizes]
  assertSmall(sizes)
  const catalogue = { ...pictures.entries, ...fonts.entries, ...icons }
  write('src/ui/printed/catalogue.json', `${JSON.stringify(catalogue, null, 2)}\n`)
  return sizes
}
