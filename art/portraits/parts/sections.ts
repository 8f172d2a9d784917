export type Build = {
  /** Factors of width. */
  skull?: number
  cheek?: number
  jaw?: number
  chin?: number
  /** Added below the mouth, in hundredths of the head's height. */
  length?: number
}
/** At height y: half the width (w), the depth of the widest place (z), and the reach forward (f) and back (b) from there. */
export type Section = { y: number; w: number; z: number; f: number; b: number }

/** The horizontal sections of a head, from crown to chin, in hundredths of its height. */
export const sectionsOf = ({ skull = 1, cheek = 1, jaw = 1, chin = 1, length = 0 }: Build): Section[] =>
  average.map(([y, w, z, f, b]) => {
    const breadth = y < 45 ? skull : y < 70 ? cheek : y < 86 ? jaw : (jaw + chin) / 2
    return { y: y + (Math.max(0, y - 84) / 16) * length, w: w * breadth, z, f, b }
  })

/** The section at any height, interpolated between its neighbours. */
export const sectionAt = (sections: readonly Section[], y: number): Section => {
  const index = sections.findIndex((section) => section.y >= y)
  const below = sections.at(index) as Section
  const above = sections[Math.max(0, index === -1 ? sections.length - 1 : index - 1)] as Section
  const share = below.y === above.y ? 0 : (y - above.y) / (below.y - above.y)
  const mean = (key: keyof Section) => above[key] + (below[key] - above[key]) * share
  return { y, w: mean('w'), z: mean('z'), f: mean('f'), b: mean('b') }
}

const average: [y: number, w: number, z: number, f: number, b: number][] = [
  [0, 5, -3, 5, 5],
  [3, 16, -3, 20, 18],
  [9, 24, -3, 33, 30],
  [18, 30, -3, 42, 39],
  [30, 33, -3, 45.5, 42],
  [40, 32.5, -2, 45, 41],
  [46, 32, 0, 43, 38],
  [51, 31, 2, 39, 32],
  [58, 31.5, 8, 31, 20],
  [66, 29.8, 8, 32, 8],
  [74, 27.6, 6, 36, 0],
  [81, 25.6, 4, 39, 0],
  [88, 21, 10, 31.5, 0],
  [94, 15.6, 20, 21, 0],
  [98, 10.5, 28, 12, 0],
  [100, 4, 32, 7, 0],
]
