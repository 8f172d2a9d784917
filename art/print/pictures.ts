import { inlined, pictures } from '../all.ts'
import type { Entry } from './entry.ts'
import { gzipped, type Size } from './limits.ts'
import { innerMarkup, optimise } from './optimise.ts'
import { write } from './output.ts'
import { shortHash } from './short-hash.ts'

/** Folders whose files are numbered under one hash: one page shows dozens of them, and short URLs keep it small. */
const numberedFolders = ['partners']

/** Every drawing as a file whose URL changes with its content, and the markup of those written into a page. */
export const printPictures = () => {
  const entries: Record<string, Entry> = {}
  const sizes: Size[] = []
  for (const [folder, drawings] of Object.entries(pictures)) {
    const svgs = drawings.map(optimise)
    const shared = numberedFolders.includes(folder) && shortHash(svgs.join('\n'))
    for (const [index, { name, width, height, alt }] of drawings.entries()) {
      const key = `${folder}/${name}`
      if (entries[key]) throw new Error(`Two pictures are called ${key}`)
      const svg = svgs[index] as string
      const file = shared ? `art/${folder}/${shared}/${index + 1}.svg` : `art/${key}.${shortHash(svg)}.svg`
      write(`public/${file}`, svg)
      entries[key] = { file, width, height, alt }
      sizes.push({ name: key, bytes: gzipped(svg) })
    }
  }
  for (const picture of inlined) {
    const markup = innerMarkup(optimise(picture))
    write(`src/ui/printed/${picture.name}.svg`, markup)
    sizes.push({ name: `inline/${picture.name}`, bytes: gzipped(markup) })
  }
  return { entries, sizes }
}
