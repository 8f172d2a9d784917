import { referenceOf } from '../../contactmails/outbox/mail-text.ts'
import { paths } from '../../paths.ts'
import { Outside, Strong } from '../../ui/text/outside.tsx'
import { SentAt } from '../frame/sent-at.tsx'
import { sentenceOf, withNames } from '../guards/audit-actions.ts'
import type { AuditRow } from './queries.ts'

type Names = Record<string, string>

export function Entry({ at, actor, action, subject, count, names }: AuditRow & { names: Names }) {
  return (
    <li className="py-2 border-b border-row flex flex-wrap gap-x-4 text-small">
      <span className="text-muted min-w-[min(9rem,100%)]">
        <SentAt at={at} />
      </span>
      <span className="flex-[1_1_20rem] [overflow-wrap:anywhere]">
        <a href={`?${new URLSearchParams({ person: actor })}`} className="no-underline hover:underline">
          <Strong text={names[actor] ?? actor} />
        </a>{' '}
        {sentenceOf(action)
          .split(/(\{\w+\})/)
          .map((piece) => (
            <Piece key={piece} piece={piece} subject={subject} names={names} />
          ))}
        {count > 1 && `, ${count} times`}
      </span>
    </li>
  )
}

function Piece({ piece, subject, names }: { piece: string; subject: string; names: Names }) {
  const [first = '', ...rest] = subject.split(' ')
  if (piece === '{message}')
    return (
      <a className="text-link" href={paths.admin.contactmail(first)}>
        message {referenceOf(first)}
      </a>
    )
  if (piece === '{rest}') return <Outside text={withNames(rest, names)} />
  if (piece === '{all}') return <Outside text={withNames([first, ...rest], names)} />
  return piece
}
