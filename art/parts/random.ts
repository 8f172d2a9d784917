/** Seeded random numbers in [0, 1), the same in every build. A linear congruential generator with the constants of Numerical Recipes. */
export const random = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
