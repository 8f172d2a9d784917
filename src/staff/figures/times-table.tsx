import type { ReactNode } from 'react'
import type { Times } from './figures.ts'
import type { Verdicts } from './queries.ts'

type Row = Times & { name: string; before?: number[] }
type Props = {
  name: string
  columns?: string[]
  caption: string
  rows: Row[]
}

export function TimesTable({ name, columns = [], caption, rows }: Props) {
  const headings = [...columns, 'Answered', 'In time', 'Median', '90th percentile']
  return (
    <div className="relative overflow-x-auto">
      <table className="mt-3 w-full border-collapse text-left text-small tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line">
          <tr>
            <th className="py-2 pr-4">{name}</th>
            {headings.map((heading) => (
              <th key={heading} className="py-2 pl-4 text-right whitespace-nowrap">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, before = [], answered, inTime, median, percentile90 }) => (
            <tr key={name} className="border-b border-line">
              <th className="py-2 pr-4 font-normal whitespace-nowrap">{name}</th>
              {[...before, answered, shareOf(inTime, answered), spanOf(median), spanOf(percentile90)].map(
                (value, at) => (
                  <Value key={headings[at]}>{value}</Value>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Value({ children }: { children: ReactNode }) {
  return <td className="py-2 pl-4 text-right whitespace-nowrap">{children}</td>
}

export function VerdictsTable({ verdicts: { ham, spam, markedSpam, cleared } }: { verdicts: Verdicts }) {
  const rows = [
    { name: 'Message', count: ham, disagreed: markedSpam },
    { name: 'Spam', count: spam, disagreed: cleared },
  ]
  return (
    <div className="relative overflow-x-auto">
      <table className="mt-3 border-collapse text-left text-small tabular-nums">
        <caption className="sr-only">Spam rules and staff</caption>
        <thead className="border-b border-line">
          <tr>
            <th className="py-2 pr-4">The rules said</th>
            <th className="py-2 pl-4 text-right">Messages</th>
            <th className="py-2 pl-4 text-right">Staff disagreed</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, count, disagreed }) => (
            <tr key={name} className="border-b border-line">
              <th className="py-2 pr-4 font-normal">{name}</th>
              <td className="py-2 pl-4 text-right">{count}</td>
              <td className="py-2 pl-4 text-right">{shareOf(disagreed, count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const hour = 60 * 60 * 1000

/** A length of time in its largest fitting unit: "40 min", "7.5 h", "3.2 days". Takes ms. */
export function spanOf(time: number | null) {
  if (time === null) return '–'
  if (time < hour) return `${Math.round(time / 60_000)} min`
  return time < 48 * hour ? `${rounded(time / hour)} h` : `${rounded(time / (24 * hour))} days`
}

export const shareOf = (count: number, all: number) =>
  all === 0 ? '–' : `${count} (${Math.round((count / all) * 100)}%)`

const rounded = (value: number) => Math.round(value * 10) / 10
