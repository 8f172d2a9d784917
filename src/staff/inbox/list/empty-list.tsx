import { inboxUrl } from '../state/inbox-location.ts'
import { inboxWords as words } from '../words.ts'

type Props = {
  query: string
  /** Whether everything has been searched. */
  isOver: boolean
}

/** What stands in place of the rows: after a search, with where to look next. */
export function EmptyList({ query, isOver }: Props) {
  const { q = '', from = '', ...filter } = Object.fromEntries(new URLSearchParams(query))
  if (!q && !from) return <p className="inbox-empty">{words.empty}</p>
  const rest = new URLSearchParams(filter).toString()
  const everywhere = new URLSearchParams({ ...(q && { q }), ...(from && { from }), status: 'all' }).toString()
  return (
    <div className="inbox-empty">
      <p>{isOver ? words.emptySearch : words.emptySoFar}</p>
      <p>
        {rest !== 'status=all' && (
          <a className="tool" href={inboxUrl(everywhere)}>
            {words.searchAll}
          </a>
        )}
        <a className="tool" href={inboxUrl(rest)}>
          {words.clearSearch}
        </a>
      </p>
    </div>
  )
}
