import { box } from './svg.ts'

type Sheet = { x: number; y: number; width: number; height: number; folded?: boolean }

/** A row of front pages: paper, type and pictures, with one path for each ink to keep the file small. */
export const frontPages = (sheets: readonly Sheet[]) => ({
  paper: sheets.map(({ x, y, width, height }) => box(x, y, width, height)).join(''),
  type: sheets.map(typeOn).join(''),
  pictures: sheets
    .map(({ x, y, width, height }, i) =>
      i % 2
        ? box(x + width * 0.1, y + height * 0.34, width * 0.8, height * 0.26)
        : box(x + width * 0.1, y + height * 0.34, width * 0.44, height * 0.34),
    )
    .join(''),
})

const typeOn = ({ x, y, width, height }: Sheet, i: number) => {
  const line = height * 0.035
  const rows = [0.68, 0.76, 0.84].map((down) =>
    i % 2
      ? box(x + width * 0.1, y + height * down, width * 0.36, line) +
        box(x + width * 0.54, y + height * down, width * 0.36, line)
      : box(x + width * 0.1, y + height * (down + 0.06), width * 0.44, line),
  )
  const side =
    i % 2
      ? []
      : [0.36, 0.44, 0.52, 0.6, 0.68, 0.76, 0.84].map((down) =>
          box(x + width * 0.62, y + height * down, width * 0.28, line),
        )
  return (
    box(x + width * 0.1, y + height * 0.08, width * 0.8, height * 0.1) +
    box(x + width * 0.24, y + height * 0.23, width * 0.52, line) +
    [...rows, ...side].join('')
  )
}
