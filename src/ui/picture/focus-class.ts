/** In per cent of the way from the left, and from the top. */
export type Focus = { x: number; y: number }

const rounded = (share: number) => Math.round(share / 10) * 10

/** Crops a photograph around a point. Rounded, since the whole style sheet lists every class there may be. */
export const focusClass = ({ x, y }: Focus) => `object-[${rounded(x)}%_${rounded(y)}%]`

const steps = Array.from({ length: 11 }, (_, step) => 10 * step)
export const focusClasses = steps.flatMap((x) => steps.map((y) => focusClass({ x, y })))
