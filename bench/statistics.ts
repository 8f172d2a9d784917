/** The middle of the numbers; of an even count the mean of the middle two. @throws RangeError where there is none */
export const median = (numbers: number[]): number => quantile(numbers, 0.5)

/**
 * The value below which a share (0 to 1) of the numbers lies, between neighbours on a straight line.
 * @throws RangeError where there is no number
 */
export const quantile = (numbers: number[], share: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) * share
  const low = sorted[Math.floor(at)]
  const high = sorted[Math.ceil(at)]
  if (low === undefined || high === undefined) throw new RangeError('There is no number.')
  return low + (high - low) * (at - Math.floor(at))
}

/** `median (first to third quartile)`, with as many digits after the point as told. */
export const withSpread = (numbers: number[], digits = 2): string =>
  `${median(numbers).toFixed(digits)} (${quantile(numbers, 0.25).toFixed(digits)}–${quantile(numbers, 0.75).toFixed(digits)})`
