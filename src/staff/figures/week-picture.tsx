import type { SVGAttributes } from 'react'
import { type Day, dayLength } from '../../contactmails/due/holidays.ts'
import type { Times } from './figures.ts'

const width = 720
const height = 220
const bottom = 190
const left = 32

export function WeekPicture({ weeks }: { weeks: (Times & { monday: Day })[] }) {
  const longest = Math.max(...weeks.map(({ percentile90 }) => (percentile90 ?? 0) / dayLength))
  const days = Math.max(4, Math.ceil(longest / 2) * 2)
  const step = (width - left) / weeks.length
  const bar = (x: number, share: number, time: number | null, look: SVGAttributes<SVGRectElement>) => {
    const height = ((time ?? 0) / dayLength / days) * (bottom - 20)
    const size = { width: step * share, height }
    return <rect className="text-accent" fill="currentColor" x={x} y={bottom - height} {...size} {...look} />
  }
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="Time to the first reply by week, in days: median and 90th percentile. The table below has the same figures."
      className="w-full min-w-[34rem]"
    >
      {[0, days / 2, days].map((value) => {
        const y = bottom - (value / days) * (bottom - 20)
        return (
          <g key={value}>
            <path d={`M${left} ${y}H${width}`} stroke="currentColor" strokeOpacity="0.25" />
            <text x={left - 8} y={y + 5} textAnchor="end" fontSize="14" fill="currentColor">
              {value}
            </text>
          </g>
        )
      })}
      {weeks.toReversed().map(({ monday, median, percentile90 }, at) => {
        const x = left + at * step
        return (
          <g key={monday}>
            {bar(x + step * 0.16, 0.68, percentile90, {
              fillOpacity: 0.22,
              stroke: 'currentColor',
              strokeOpacity: 0.6,
            })}
            {bar(x + step * 0.3, 0.4, median, { fillOpacity: 0.85 })}
            <text x={x + step / 2} y={height - 10} textAnchor="middle" fontSize="13" fill="currentColor">
              {dateOf(monday)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

export const dateOf = (day: Day) => new Date(day).toUTCString().slice(5, 11).replace(/^0/, '')
