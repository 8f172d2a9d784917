/** Closed path data for the cuts of a mark, on its 120 by 120 grid. */

export const discPath = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`

export const box = (x: number, y: number, width: number, height: number) =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`

/** Part of a ring from angle to angle, in degrees clockwise from the right. */
export const band = (x: number, y: number, inner: number, outer: number, from: number, to: number) => {
  const at = (r: number, angle: number) => {
    const turn = (angle * Math.PI) / 180
    return `${n(x + r * Math.cos(turn))} ${n(y + r * Math.sin(turn))}`
  }
  const large = to - from > 180 ? 1 : 0
  return (
    `M${at(outer, from)}A${n(outer)} ${n(outer)} 0 ${large} 1 ${at(outer, to)}` +
    `L${at(inner, to)}A${n(inner)} ${n(inner)} 0 ${large} 0 ${at(inner, from)}z`
  )
}

const n = (value: number) => Number(value.toFixed(1)) + 0
