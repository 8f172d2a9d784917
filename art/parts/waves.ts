import { round, shape } from './svg.ts'

type WaveRow = {
  from: number
  to: number
  /** Height of the troughs. */
  y: number
  /** From crest to crest. */
  length: number
  /** From trough to crest. */
  rise: number
  /** Lower edge of this row's water, usually the plate's lower edge. */
  bottom: number
  ink: string
}

/** A row of swell with sharp crests, filled down to `bottom`. */
export const waveRow = ({ from, to, y, length, rise, bottom, ink }: WaveRow) => {
  const crests = Math.ceil((to - from) / length)
  const wave = `q${round(length * 0.3)} ${round(rise * 0.1)} ${round(length * 0.5)} ${-rise}q${round(length * 0.14)} ${round(rise * 0.9)} ${round(length * 0.5)} ${rise}`
  return shape(ink, `M${from} ${y}${wave.repeat(crests)}V${bottom}H${from}Z`)
}
