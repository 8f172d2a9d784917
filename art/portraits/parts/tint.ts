/** A mixed ink: `amount` (0 to 1) of `over` printed on `under`, both as #rrggbb. */
export const tint = (under: string, over: string, amount: number) => {
  const channel = (at: number) => {
    const [a, b] = [under, over].map((ink) => Number.parseInt(ink.slice(at, at + 2), 16)) as [number, number]
    return Math.round(a + (b - a) * amount)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
