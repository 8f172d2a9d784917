import { useAtomValue, useSetAtom } from 'jotai'
import type { MouseEvent } from 'react'
import { paths } from '../../../paths.ts'
import type { InboxCounts } from '../search/inbox-filter.ts'
import { showAtom } from '../state/inbox-actions.ts'
import { inboxUrl } from '../state/inbox-location.ts'
import { inboxViewAtom, sendAtom } from '../state/inbox-view.ts'
import { inboxWords, keyWords, viewWords as words } from '../words.ts'
import { InboxFilters } from './inbox-filters.tsx'
import { inboxViews, isShown } from './inbox-views.ts'

export type InboxViewsProps = { query: string; counts: InboxCounts }

/** The views of the inbox and its filters, in the menu. */
export function InboxViews(props: InboxViewsProps) {
  const view = useAtomValue(inboxViewAtom)
  const show = useSetAtom(showAtom)
  const send = useSetAtom(sendAtom)
  const query = view?.query ?? props.query
  const counts = view?.page.counts ?? props.counts

  const choose = (event: MouseEvent, chosen: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    show(chosen)
    document.querySelector<HTMLElement>('.staff-side:popover-open')?.hidePopover()
  }

  return (
    <>
      <nav aria-label={words.landmark}>
        <ul>
          {inboxViews.map(({ text, query: own, count }) => (
            <li key={own}>
              <a
                href={inboxUrl(own)}
                className="staff-link"
                aria-current={isShown(own, query) ? 'page' : undefined}
                onClick={(event) => choose(event, own)}
              >
                {text}
                {count && <span className="staff-count">{counts[count]}</span>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-label={words.filters}>
        <InboxFilters query={query} />
        <p className="filters-exports">
          {(['csv', 'json'] as const).map((format) => (
            <a key={format} className="text-link" href={`${paths.api.export(format)}?${query}`}>
              {format === 'csv' ? inboxWords.exportCsv : inboxWords.exportJson}
            </a>
          ))}
        </p>
        <p className="filters-keys needs-script">
          <button type="button" className="text-link" onClick={() => send({ type: 'keys', areShown: true })}>
            {keyWords.heading}
          </button>
        </p>
      </section>
    </>
  )
}
