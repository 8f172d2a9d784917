import type { Times } from './figures.ts'

type Props = {
  caption: string
  headings: string[]
  rows: (string | number)[][]
  className?: string
}

export function FiguresTable({ caption, headings, rows, className = '' }: Props) {
  const place = (at: number) => (at === 0 ? 'py-2 pr-4' : 'py-2 pl-4 text-right')
  return (
    <div className="relative overflow-x-auto">
      <table
        className={`mt-3 border-collapse text-left text-small [font-variant-numeric:tabular-nums] whitespace-nowrap ${className}`}
      >
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line">
          <tr>
            {headings.map((heading, at) => (
              <th key={heading} className={place(at)}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...figures]) => (
            <tr key={name} className={`border-b border-row ${name === 'All' ? 'font-bold' : ''}`}>
              <th className="py-2 pr-4 [font-weight:inherit] whitespace-normal">{name}</th>
              {figures.map((figure, at) => (
                <td key={headings[at + 1]} className={place(1)}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export const timesHeadings = ['Answered', 'On time', 'Median', '90th percentile']

export const timesFigures = ({ answered, onTime, median, percentile90 }: Times) => [
  answered,
  shareOf(onTime, answered),
  spanOf(median),
  spanOf(percentile90),
]

const hour = 60 * 60 * 1000

export function spanOf(time: number | null) {
  if (time === null) return '–'
  if (time < hour) return `${Math.round(time / 60_000)} min`
  return time < 48 * hour ? `${rounded(time / hour)} h` : `${rounded(time / (24 * hour))} days`
}

export function shareOf(count: number, all: number) {
  return all === 0 ? '–' : `${count} (${Math.round((count / all) * 100)}%)`
}

const rounded = (value: number) => Math.round(value * 10) / 10
