import type { ReactNode } from 'react'
import type { Times } from './figures.ts'
import { shareOf, spanOf } from './spans.ts'
import { figuresWords as words } from './words.ts'

type Row = Times & { name: string; before?: number[] }
type Props = {
  /** What a row stands for. */
  name: string
  /** Headings of the columns `before` the times. */
  columns?: string[]
  caption: string
  rows: Row[]
}

/** Times to answer, a row each. */
export function TimesTable({ name, columns = [], caption, rows }: Props) {
  const headings = [...columns, words.answered, words.inTime, words.median, words.percentile90]
  return (
    <div className="overflow-x-auto">
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
