import { inlined, pictures } from '../../src/art/all.ts'
import { contentHash } from './cache.ts'
import { gzipped } from './limits.ts'
import { innerMarkup, optimise } from './optimise.ts'
import { write } from './output.ts'
import type { Entry, Size } from './publish.ts'

/**
 * Every drawing as a file whose name changes with its content, to be kept by browsers for good, and the markup of those
 * that a page writes itself.
 */
export const publishPictures = async () => {
  const entries: Record<string, Entry> = {}
  const sizes: Size[] = []
  for (const [folder, drawings] of Object.entries(pictures)) {
    for (const picture of drawings) {
      const { name, width, height, alt } = picture
      const key = `${folder}/${name}`
      if (entries[key]) throw new Error(`Two pictures are called ${key}`)
      const svg = await optimise(picture)
      const file = `art/${key}.${contentHash(svg).slice(0, 8)}.svg`
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
