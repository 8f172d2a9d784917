import { useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { Unbroken } from '../../../ui/text/unbroken.tsx'
import { inOrder, mostElsewhere } from '../search/inbox-page.ts'
import { isSearch, searchOf } from '../search/search.ts'
import { extendAtom, showAtom } from '../state/inbox-actions.ts'
import { inboxUrl, placeNameOf, viewIn, withCursor } from '../state/inbox-location.ts'
import type { InboxView } from '../state/inbox-view.ts'
import { MailRow } from './mail-row.tsx'
import { InboxLink } from './tool.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { useKeptPlace } from './use-kept-place.ts'

export function InboxList({ view }: { view: InboxView }) {
  const extend = useSetAtom(extendAtom)
  const { page, query, cursor, opened, picked } = view
  useKeptFocus(view)
  useKeptPlace(view)
  const hits = useMemo(() => hitsOf(query), [query])
  const minute = `${view.now.slice(0, 16)}Z`

  return (
    <>
      <ListedPlace view={view} />
      {page.contactMails.length === 0 && <EmptyList query={query} isOver={page.next === null} />}
      <ul id="messages" tabIndex={-1} aria-label={placeNameOf(query)} className="inbox-rows [outline:none]">
        {page.contactMails.map((mail) => (
          <MailRow
            key={mail.id}
            mail={mail}
            hits={hits}
            query={withCursor(query, cursor)}
            now={minute}
            isOpen={mail.id === opened?.id}
            isPicked={picked.includes(mail.id)}
          />
        ))}
      </ul>
      <p className="flex gap-3 pt-3 pb-6 inbox-inset">
        {page.next && (
          <InboxLink className="tool tool-line" href={inboxUrl(withCursor(query, page.next))} follow={extend}>
            More messages
          </InboxLink>
        )}
        {cursor && (
          <a className="tool tool-line" href={inboxUrl(query)}>
            Back to the first
          </a>
        )}
      </p>
    </>
  )
}

const fieldsOf = (query: string) => Object.fromEntries(new URLSearchParams(query))

function hitsOf(query: string) {
  const { texts, from } = searchOf(fieldsOf(query))
  return { texts, sender: [...texts, ...from] }
}

/** Where the menu is behind a button, nothing else says which list is shown. */
function ListedPlace({ view: { query, missed, page } }: { view: InboxView }) {
  const show = useSetAtom(showAtom)
  const { elsewhere = 0 } = page
  const other = missed ?? everywhereOf(query)
  const found = `${elsewhere}${elsewhere === mostElsewhere ? ' or more' : ''} elsewhere`
  const isPlain = !isSearch(fieldsOf(query)) && missed === null
  if (isPlain && query === 'status=open') return null
  return (
    <p className={`inbox-inset py-2 text-note text-muted ${isPlain ? 'lg:hidden' : ''}`}>
      {missed === null ? 'In' : 'Not loaded: still in'} {placeNameOf(query)}
      {/\b(?:reason|about|unread|since|until|email)=/.test(query) && ', filtered'}
      {(elsewhere > 0 || missed !== null) && (
        <>
          ;{' '}
          <InboxLink className="text-link" href={inboxUrl(other)} follow={() => show(other)}>
            {missed === null ? found : 'try again'}
          </InboxLink>
        </>
      )}
    </p>
  )
}

function everywhereOf(query: string) {
  const { q = '', from = '' } = fieldsOf(query)
  return inOrder({ ...(q && { q }), ...(from && { from }), verdict: 'all', status: 'all' })
}

function EmptyList({ query, isOver }: { query: string; isOver: boolean }) {
  const { q = '', from = '', ...filter } = fieldsOf(query)
  const text = emptyTextOf(query, isOver)
  if (!text) return null
  const isSearched = isSearch({ q, from })
  const cleared = isSearched ? inOrder(filter) : viewIn(query)
  return (
    <div className="inbox-empty px-6 py-12 text-center text-muted">
      <p>
        <Unbroken text={text} />
      </p>
      <p className="flex flex-wrap justify-center gap-2 mt-4 text-text">
        {isSearched && query !== everywhereOf(query) && (
          <a className="tool tool-line" href={inboxUrl(everywhereOf(query))}>
            Search all messages and spam
          </a>
        )}
        {query !== cleared && (
          <a className="tool tool-line" href={inboxUrl(cleared)}>
            {isSearched ? 'Clear the search' : 'Clear the filters'}
          </a>
        )}
      </p>
    </div>
  )
}

/** Empty while the next page is loading, after all messages of this one were deleted. */
function emptyTextOf(query: string, isOver: boolean) {
  if (!isSearch(fieldsOf(query))) return isOver ? 'No messages here.' : ''
  const isField = searchOf(fieldsOf(query)).texts.some((text) => /^\p{L}+:(?!\/\/)/u.test(text))
  return isOver
    ? `No message here matches this search.${isField ? ` ${fieldsHint}` : ''}`
    : 'Nothing found so far. More messages have not been searched yet.'
}

const fieldsHint =
  'The fields are from:ada, reason:media, after:2026-10-01 and before:2026-11-01; any other word is looked for as it stands.'

export const foundTextOf = ({ query, found, page }: InboxView): string =>
  found
    ? `${placeNameOf(query)}: ${found} ${found === 1 ? 'message' : 'messages'}`
    : emptyTextOf(query, page.next === null)
