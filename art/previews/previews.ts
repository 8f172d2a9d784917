import { paths } from '../../src/paths.ts'
import { allBrands } from '../../src/site/content/brands.ts'
import { company, contactInfo } from '../../src/site/content/content.ts'
import { pictures } from '../all.ts'
import { foragerMark, marks } from '../marks/all.ts'
import { lacksLetters } from '../parts/letters.ts'
import type { Entry } from '../print/entry.ts'
import { write } from '../print/output.ts'
import { render } from '../print/render.ts'
import { shortHash } from '../print/short-hash.ts'
import { previewPicture } from './preview-picture.ts'
import { strips } from './strips.ts'

/** What a page says about its link preview. */
export type Page = {
  pathname: string
  preview: { words: string; plates: string[] }
}

/**
 * A PNG for each page, shown where people share a link to it, and the list of them. The hash in its name keeps anyone
 * from guessing the address of a preview whose page is not public yet.
 */
export const printPreviews = (pages: Page[]) => {
  const previews: Record<string, Entry> = {}
  for (const page of pages) {
    const picture = previewOf(page)
    const { width, height, alt } = picture
    const png = render(picture)
    const file = `art/og/${nameOf(page.pathname)}.${shortHash(png)}.png`
    write(`public/${file}`, png)
    previews[page.pathname] = { file, width, height, alt }
  }
  write('src/ui/printed/previews.json', `${JSON.stringify(previews, null, 2)}\n`)
}

/** Pages of one list share their preview. */
const nameOf = (pathname: string) =>
  pathname
    .slice(1)
    .replace(/\/page\/\d+$/, '')
    .replaceAll('/', '-')
    .replaceAll('&', 'and') || 'home'

/** @throws Error that names the page and what its meta lacks */
export const previewOf = ({ pathname, preview }: Page) => {
  const [plate, ...others] = (preview?.plates ?? []).map((key) => {
    const found = pictures.plates.find(({ name }) => key === `plates/${name}`)
    if (!found) throw new Error(`${pathname} asks for the plate ${key}, which does not exist: see art/all.ts.`)
    return found
  })
  if (!plate) throw new Error(`${pathname} has no preview: add \`preview: { words, plates }\` to its meta.`)
  const brand = allBrands.find(({ slug }) => paths.brand(slug) === pathname)
  const mark = brand ? marks[brand.slug] : foragerMark
  const { name } = brand ?? company
  return previewPicture({
    picture: others.length === 0 ? plate : strips([plate, ...others]),
    title: lacksLetters(preview.words, 'fraunces') ? name : preview.words,
    label: `${name} · ${contactInfo.city}, ${contactInfo.province}`,
    mark: mark.draw(mark.inks),
  })
}
