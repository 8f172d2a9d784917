/** A drawing made for this site. `body` is SVG markup without the outer element. */
export type Picture = {
  /** File name without ending, and the folder-wide key. */
  name: string
  /** In user units; the drawing starts at 0 0. */
  width: number
  height: number
  /** What it shows, for people who do not see it; empty if the words beside it say the same. */
  alt: string
  body: string
}

/** The whole drawing as a standalone document. */
export const toSvg = ({ width, height, body }: Picture) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`
