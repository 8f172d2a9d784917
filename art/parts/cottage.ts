import { box, polygon, shape } from './svg.ts'

type Cottage = { x: number; width: number; height: number; wall: string; roof: string }

type CottageRow = {
  /** The ground line. */
  y: number
  cottages: readonly Cottage[]
  shade: string
  windows: string
}

/** A row of small gabled houses in the distance, lit from the right; one path for each ink keeps the file small. */
export const cottageRow = ({ y, cottages, shade, windows }: CottageRow) => {
  const inks = [...new Set(cottages.flatMap(({ wall, roof }) => [wall, roof]))]
  const walls = (ink: string) => cottages.filter(({ wall }) => wall === ink).map((it) => wallOf(it, y))
  const roofs = (ink: string) => cottages.filter(({ roof }) => roof === ink).map((it) => roofOf(it, y))
  const paint = (parts: (ink: string) => string[]) =>
    inks.map((ink) => (parts(ink).length ? shape(ink, parts(ink).join('')) : '')).join('')
  return (
    paint(walls) +
    shape(shade, cottages.map((it) => box(it.x, y - it.height, it.width * 0.3, it.height)).join('')) +
    paint(roofs) +
    shape(windows, cottages.map((it) => windowsOf(it, y)).join(''))
  )
}

const wallOf = ({ x, width, height }: Cottage, y: number) =>
  polygon([
    [x, y],
    [x, y - height],
    [x + width * 0.65, y - height - width * 0.3],
    [x + width, y - height],
    [x + width, y],
  ])

const roofOf = ({ x, width, height }: Cottage, y: number) =>
  polygon([
    [x - width * 0.08, y - height + 2],
    [x + width * 0.14, y - height - width * 0.38],
    [x + width * 0.66, y - height - width * 0.38],
    [x + width * 1.06, y - height + 3],
    [x + width * 0.98, y - height + 3],
    [x + width * 0.65, y - height - width * 0.27],
    [x + width * 0.36, y - height + 2],
  ])

const windowsOf = ({ x, width, height }: Cottage, y: number) => {
  const [pane, sill] = [width * 0.13, y - height * 0.72]
  return (
    box(x + width * 0.46, sill, pane, height * 0.3) +
    box(x + width * 0.72, sill, pane, height * 0.3) +
    box(x + width * 0.1, sill, pane * 0.8, height * 0.26)
  )
}
