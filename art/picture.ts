/** A drawing made for this site. `body` is SVG markup without the outer element. */
export type Picture = {
  /** File name without extension; unique in its folder. */
  name: string
  /** In user units; the drawing starts at 0 0. */
  width: number
  height: number
  /** Alt text; empty if the text beside it says the same. */
  alt: string
  body: string
}

/** The drawing as a standalone SVG document. */
export const toSvg = ({ width, height, body }: Picture) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`
