import { inboxUrl } from './inbox-location.ts'
import { inboxWords as words } from './words.ts'

type Props = {
  query: string
  /** Whether everything has been searched. */
  isOver: boolean
}

/** What stands in place of the rows: after a search, with where to look next. */
export function EmptyList({ query, isOver }: Props) {
  const filter = new URLSearchParams(query)
  if (!filter.has('q')) return <p className="inbox-empty">{words.empty}</p>
  const everywhere = new URLSearchParams({ q: filter.get('q') ?? '', status: 'all' }).toString()
  filter.delete('q')
  return (
    <div className="inbox-empty">
      <p>{isOver ? words.emptySearch : words.emptySoFar}</p>
      <p>
        {query !== everywhere && (
          <a className="tool" href={inboxUrl(everywhere)}>
            {words.searchAll}
          </a>
        )}
        <a className="tool" href={inboxUrl(filter.toString())}>
          {words.clearSearch}
        </a>
      </p>
    </div>
  )
}
