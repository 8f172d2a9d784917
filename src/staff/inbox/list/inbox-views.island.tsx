import { useAtomValue, useSetAtom } from 'jotai'
import type { Topic } from '../../../contactmails/topic.ts'
import { paths } from '../../../paths.ts'
import { showKeys } from '../keys/keys-dialog.tsx'
import { type InboxCounts, inOrder } from '../search/inbox-page.ts'
import { showAtom } from '../state/inbox-actions.ts'
import { inboxUrl, inboxViews, isSameView } from '../state/inbox-location.ts'
import { inboxViewAtom } from '../state/inbox-view.ts'
import { InboxFilters } from './inbox-filters.tsx'
import { InboxLink } from './tool.tsx'

type Props = { query: string; counts: InboxCounts; topics: Topic[] }

export function InboxViews(props: Props) {
  const view = useAtomValue(inboxViewAtom)
  const show = useSetAtom(showAtom)
  const query = view?.query ?? props.query
  const counts = view?.page.counts ?? props.counts

  const q = new URLSearchParams(query).get('q')
  const withSearch = (own: string) =>
    q && own === 'status=all' && !isSameView(own, query) ? inOrder({ status: 'all', q }) : own

  const choose = (chosen: string) => {
    show(chosen)
    document.querySelector<HTMLElement>('.staff-side:is(:popover-open)')?.hidePopover()
  }

  return (
    <>
      <nav aria-label="Views">
        <ul>
          {inboxViews.map(({ text, query: own, count }) => (
            <li key={own}>
              <InboxLink
                href={inboxUrl(withSearch(own))}
                className="staff-link"
                aria-current={isSameView(own, query) ? 'page' : undefined}
                follow={() => choose(withSearch(own))}
              >
                {text}
                {count && <span className="staff-count">{counts[count]}</span>}
              </InboxLink>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-label="Filters">
        <InboxFilters query={query} topics={props.topics} />
        <p className="flex flex-wrap justify-between gap-x-2 whitespace-nowrap px-3 text-note leading-9">
          {(['csv', 'json'] as const).map((format) => (
            <a key={format} className="text-link" href={`${paths.api.export(format)}?${query}`}>
              Export {format.toUpperCase()}
            </a>
          ))}
        </p>
        {/* A touch screen has no keys. */}
        <p className="needs-script px-3 text-note leading-9 [@media(hover:none)_and_(pointer:coarse)]:hidden">
          <button type="button" className="text-link bg-transparent" onClick={showKeys}>
            Keys
          </button>
        </p>
      </section>
    </>
  )
}
