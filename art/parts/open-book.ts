import { inks } from '../../src/ui/base/inks.ts'
import type { Place, Project } from './perspective.ts'
import { polygon, polyline, shape, stroke } from './svg.ts'

type OpenBook = {
  project: Project
  /** Size of one page. */
  width: number
  depth: number
  cover: string
  /** Number of written lines on a page. */
  rows: number
}

/** A ruled ledger lying open, its spine running away from the viewer through 0, 0; lit from the right. */
export const openBook = ({ project, width, depth, cover, rows }: OpenBook) => {
  const [near, far] = [-depth / 2, depth / 2]
  const across = (side: number, away: number) => bulge.map(([along, up]): Place => [side * along * width, away, up])
  const page = (side: number, from = 0, to = bulge.length) =>
    polygon(
      [...across(side, near).slice(from, to), ...across(side, far).slice(from, to).reverse()].map((it) => project(it)),
    )
  const edge = (side: number) =>
    polygon(
      [...across(side, near), [side * width, near, 0] as Place, [0, near, 0] as Place].map((place) => project(place)),
    )
  const board = 12
  const rule = (side: number, away: number, from: number, to: number) =>
    polyline(
      across(side, away)
        .slice(from, to)
        .map((place) => project(place)),
    )
  const ruleAways = Array.from({ length: rows }, (_, i) => near + depth * (0.1 + (0.74 * i) / (rows - 1)))
  const column = (side: number, place: number) => {
    const [along, up] = bulge[place] ?? [0, 0]
    return polyline([
      project([side * along * width, near + depth * 0.05, up]),
      project([side * along * width, far - depth * 0.05, up]),
    ])
  }
  const figures = ruleAways
    .flatMap((away, i) => [
      entry(project, width, -1, away, 6, 4 + ((i * 7) % 3)),
      entry(project, width, -1, away, 3, 2),
      entry(project, width, 1, away, 3, 2 + (i % 2)),
      ...(i > rows * 0.45 ? [entry(project, width, 1, away, 6, 2 + ((i * 5) % 3))] : []),
    ])
    .join('')
  return (
    shape(
      cover,
      polygon([
        project([-width - board, near - board]),
        project([width + board, near - board]),
        project([width + board, far + board]),
        project([-width - board, far + board]),
      ]),
    ) +
    shape('#cdbb97', edge(-1) + edge(1)) +
    shape(inks.paperShade, page(-1)) +
    shape(inks.snow, page(1)) +
    shape('#d9c8a6', page(-1, 0, 3)) +
    shape(inks.paperShade, page(1, 0, 2)) +
    stroke(inks.glacier, 1.2, ruleAways.map((away) => rule(-1, away, 2, 8) + rule(1, away, 2, 8)).join('')) +
    stroke(inks.cedar, 1.4, column(-1, 4) + column(-1, 6) + column(1, 4) + column(1, 5)) +
    stroke(inks.deep, 2.6, figures)
  )
}

/** Height of the paper above the table from the spine to the fore edge, as shares of the page's width. */
const bulge: readonly (readonly [along: number, up: number])[] = [
  [0, 6],
  [0.05, 20],
  [0.13, 29],
  [0.25, 33],
  [0.42, 31],
  [0.6, 26],
  [0.8, 20],
  [1, 14],
]

/** A few strokes of handwriting that end at a column. */
const entry = (project: Project, width: number, side: number, away: number, place: number, words: number) => {
  const [along, up] = bulge[place] ?? [0, 0]
  const start = side * along * width
  return Array.from({ length: words }, (_, i) => {
    const x = start + 8 + i * 10
    return polyline([project([x, away + 5, up]), project([x + 5 + ((i * 3 + words) % 4), away + 5, up])])
  }).join('')
}
