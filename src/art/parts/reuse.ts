/** A part drawn once under `id`, drawn again elsewhere. */
export const moved = (id: string, x: number, y = 0) => `<use href="#${id}" x="${x}"${y === 0 ? '' : ` y="${y}"`}/>`

/** A part drawn once under `id`, drawn again with a `transform`; it takes an ink where it has none. */
export const reuse = (id: string, transform: string, ink = '') =>
  `<use href="#${id}"${ink && ` fill="${ink}"`} transform="${transform}"/>`
