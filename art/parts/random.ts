/** A seeded sequence of numbers in [0, 1): the same drawing on every build. Linear congruential, constants of Numerical Recipes. */
export const random = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
