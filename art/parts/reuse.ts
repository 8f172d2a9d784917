/** Parts that have no ink of their own, all printed in one. */
export const inOneInk = (ink: string, ...parts: string[]) => `<g fill="${ink}">${parts.join('')}</g>`

/** A part drawn once under `id`, drawn again elsewhere. */
export const moved = (id: string, x: number, y = 0) => `<use href="#${id}" x="${x}"${y === 0 ? '' : ` y="${y}"`}/>`

/** A part drawn once under `id`, drawn again in another size. */
export const reuse = (id: string, transform: string) => `<use href="#${id}" transform="${transform}"/>`
