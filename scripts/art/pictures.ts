import { inlined, pictures } from '../../src/art/all.ts'
import { contentHash } from './cache.ts'
import { gzipped } from './limits.ts'
import { innerMarkup, optimise } from './optimise.ts'
import { write } from './output.ts'
import type { Entry, Size } from './publish.ts'

/** Every drawing as a file whose name changes with its content, to be kept by browsers for good. */
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
      if (inlined.includes(picture)) write(`src/art/inline/${name}.svg`, innerMarkup(svg))
      entries[key] = { file, width, height, alt }
      sizes.push({ name: key, bytes: gzipped(svg) })
    }
  }
  return { entries, sizes }
}
