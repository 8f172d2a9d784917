import { pictures } from '../../src/art/all.ts'
import { foragerMark, marks } from '../../src/art/marks/all.ts'
import type { Mark } from '../../src/art/marks/mark.ts'
import { openGraph } from '../../src/art/open-graph.ts'
import { openGraphKey } from '../../src/art/open-graph-key.ts'
import { company, contactInfo } from '../../src/content/company.ts'
import { write } from './output.ts'
import { pages } from './pages.ts'
import type { Entry } from './publish.ts'
import { render } from './render.ts'

/** A PNG for each page, for those who pass on a link to it. */
export const publishPreviews = async () => {
  const entries: Record<string, Entry> = {}

  for (const { pathname, title, plate, brand } of pages) {
    const picture = pictures.plates.find(({ name }) => plate === `plates/${name}`)
    if (!picture) throw new Error(`${pathname} has no plate${plate ? ` ${plate}` : ''}`)
    const preview = openGraph({
      picture,
      title,
      label: `${brand?.name ?? company.name} · ${contactInfo.city}, ${contactInfo.province}`,
      mark: drawn(brand ? marks[brand.slug] : foragerMark),
    })
    const key = `og/${openGraphKey(pathname)}`
    const file = `art/${key}.png`
    write(`public/${file}`, await render(preview))
    entries[key] = { file, width: preview.width, height: preview.height, alt: preview.alt }
  }
  return entries
}

const drawn = ({ draw, inks }: Mark) => draw(inks)
