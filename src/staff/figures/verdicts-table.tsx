import type { Verdicts } from './queries.ts'
import { shareOf } from './spans.ts'
import { figuresWords as words } from './words.ts'

export function VerdictsTable({ verdicts: { ham, spam, markedSpam, cleared } }: { verdicts: Verdicts }) {
  const rows = [
    { name: words.ham, count: ham, disagreed: markedSpam },
    { name: words.spamVerdict, count: spam, disagreed: cleared },
  ]
  return (
    <table className="mt-3 border-collapse text-left text-small tabular-nums">
      <caption className="sr-only">{words.spam}</caption>
      <thead className="border-b border-line">
        <tr>
          <th className="py-2 pr-4">{words.rulesSaid}</th>
          <th className="py-2 pl-4 text-right">{words.count}</th>
          <th className="py-2 pl-4 text-right">{words.staffDisagreed}</th>
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
  )
}
