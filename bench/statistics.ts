/** @throws RangeError if there are no numbers */
export const median = (numbers: number[]): number => quantile(numbers, 0.5)

/**
 * The quantile at `share` (0 to 1), with linear interpolation.
 * @throws RangeError if there are no numbers
 */
export const quantile = (numbers: number[], share: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) * share
  const low = sorted[Math.floor(at)]
  const high = sorted[Math.ceil(at)]
  if (low === undefined || high === undefined) throw new RangeError('There are no numbers.')
  return low + (high - low) * (at - Math.floor(at))
}

/** `median (first–third quartile)`, with this many decimals. */
export const withSpread = (numbers: number[], digits = 2): string =>
  `${median(numbers).toFixed(digits)} (${quantile(numbers, 0.25).toFixed(digits)}–${quantile(numbers, 0.75).toFixed(digits)})`
