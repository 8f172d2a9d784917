import { round, stroke } from './svg.ts'

/** A thread of smoke leaning with the wind; `lean` is its offset at the top. */
export const smoke = (x: number, y: number, rise: number, lean: number, ink: string, width = 5) =>
  stroke(
    ink,
    width,
    `M${round(x)} ${round(y)}q${round(-lean * 0.2)} ${round(-rise * 0.3)} ${round(lean * 0.3)} ${round(-rise * 0.5)}t${round(lean * 0.7)} ${round(-rise * 0.5)}`,
  )
