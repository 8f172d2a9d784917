/**
 * Capitals as strokes: the letter's relative width, then points on a grid of 8 by 8, with `/` between strokes.
 * `~` marks a bend, `^` the end of a diagonal that stays within its stem, `!` an open end that leaves room for the
 * next bend; `z` closes the stroke.
 */
export const skeletons: Record<string, [share: number, strokes: string]> = {
  A: [1, '08 ~00 ~80 88/05 85'],
  B: [1, '04 00 ~70 ~74 04 08 ~88 ~84 04'],
  C: [1, '!82 ~80 ~00 ~08 ~88 !86'],
  D: [1, '00 ~80 ~88 08 z'],
  E: [0.85, '80 00 08 88/04 74'],
  F: [0.85, '80 00 08/04 74'],
  G: [1, '!82 ~80 ~00 ~08 ~88 85 65'],
  H: [1, '00 08/80 88/04 84'],
  I: [0, '00 08'],
  J: [0.85, '80 ~88 ~08 06'],
  K: [1, '00 08/80 81 04 87 88'],
  L: [0.8, '00 08 88'],
  M: [1.3, '08 00/^00 45 ^80/80 88'],
  N: [1.05, '08 00/^00 ^88/88 80'],
  O: [1, '~00 ~80 ~88 ~08 z'],
  P: [1, '08 00 ~80 ~85 05'],
  Q: [1, '~00 ~80 ~88 ~08 z/55 88'],
  R: [1, '08 00 ~80 ~84 04/34 87 88'],
  S: [1, '!82 ~80 ~00 ~04 ~84 ~88 ~08 !06'],
  T: [1, '00 80/40 48'],
  U: [1, '00 ~08 ~88 80'],
  V: [1, '00 03 48 83 80'],
  W: [1.3, '00 08/^08 43 ^88/88 80'],
  X: [1, '00 01 87 88/80 81 07 08'],
  Y: [1, '00 02 45 82 80/45 48'],
  Z: [1, '00 80 08 88'],
  ' ': [0.5, ''],
}

/** How far a marked point moves towards the letter's middle, in stroke widths. */
export const insets: Record<string, [x: number, y: number]> = { '^': [0.3, 0.3], '!': [0, -0.35] }
