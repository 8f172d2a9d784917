import { pictures } from '../../src/art/all.ts'
import { foragerMark, marks } from '../../src/art/marks/all.ts'
import type { Mark } from '../../src/art/marks/mark.ts'
import { badge } from '../../src/art/open-graph/badge.ts'
import { strips } from '../../src/art/open-graph/strips.ts'
import { openGraph } from '../../src/art/open-graph.ts'
import { openGraphKey } from '../../src/art/open-graph-key.ts'
import { company, contactInfo } from '../../src/content/company.ts'
import { write } from './output.ts'
import { type Page, pages } from './pages.ts'
import type { Entry } from './publish.ts'
import { render } from './render.ts'

/** A PNG for each page, for those who pass on a link to it. */
export const publishPreviews = async () => {
  const entries: Record<string, Entry> = {}
  for (const page of pages) {
    const preview = previewOf(page)
    const key = `og/${openGraphKey(page.pathname)}`
    const file = `art/${key}.png`
    write(`public/${file}`, await render(preview))
    entries[key] = { file, width: preview.width, height: preview.height, alt: preview.alt }
  }
  return entries
}

const previewOf = ({ pathname, title, plates, brand }: Page) => {
  const [plate, ...others] = plates.map((key) => {
    const found = pictures.plates.find(({ name }) => key === `plates/${name}`)
    if (!found) throw new Error(`${pathname} has no plate${key ? ` ${key}` : ''}`)
    return found
  })
  const words = {
    title,
    label: `${brand?.name ?? company.name} · ${contactInfo.city}, ${contactInfo.province}`,
  }
  if (plate) {
    const picture = others.length === 0 ? plate : strips([plate, ...others])
    return openGraph({ ...words, picture, mark: drawn(brand ? marks[brand.slug] : foragerMark) })
  }
  if (!brand) throw new Error(`${pathname} has no plate`)
  return openGraph({ ...words, picture: badge(marks[brand.slug]), mark: drawn(foragerMark) })
}

const drawn = ({ draw, inks }: Mark) => draw(inks)
