/** Prints parts without an ink of their own in one ink. */
export const inOneInk = (ink: string, ...parts: string[]) => `<g fill="${ink}">${parts.join('')}</g>`

/** Draws the part with this id again, elsewhere. */
export const reuseAt = (id: string, x: number, y = 0) => `<use href="#${id}" x="${x}"${y === 0 ? '' : ` y="${y}"`}/>`

/** Draws the part with this id again, transformed. */
export const reuse = (id: string, transform: string) => `<use href="#${id}" transform="${transform}"/>`
