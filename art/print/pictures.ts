import { inlined, pictures } from '../../src/art/all.ts'
import { contentHash } from './cache.ts'
import { gzipped } from './limits.ts'
import { innerMarkup, optimise } from './optimise.ts'
import { write } from './output.ts'
import type { Entry, Size } from './publish.ts'

/** Drawings that one page shows by the dozen: a name and a hash for each would be much of what that page sends. */
const numberedFolders = ['partners']

/**
 * Every drawing as a file whose URL changes with its content, to be kept by browsers for good, and the markup of those
 * that a page writes itself.
 */
export const publishPictures = async () => {
  const entries: Record<string, Entry> = {}
  const sizes: Size[] = []
  for (const [folder, drawings] of Object.entries(pictures)) {
    const svgs = await Promise.all(drawings.map(optimise))
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
    const markup = innerMarkup(await optimise(picture))
    write(`src/art/inline/${picture.name}.svg`, markup)
    sizes.push({ name: `inline/${picture.name}`, bytes: gzipped(markup) })
  }
  return { entries, sizes }
}

const shortHash = (text: string) => contentHash(text).slice(0, 8)
