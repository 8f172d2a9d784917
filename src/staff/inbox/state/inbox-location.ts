import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import { paths } from '../../../paths.ts'
import { type InboxCounts, inOrder } from '../search/inbox-page.ts'

const { contactmails, contactmail } = paths.admin

export const inboxUrl = (query: string, id: string | null = null): string =>
  (id ? contactmail(id) : contactmails) + (query && `?${query}`)

export const withCursor = (query: string, next: string | null): string =>
  [query, next && `before=${encodeURIComponent(next)}`].filter(Boolean).join('&')

export const listUrl = (filter: Record<string, string>): string => inboxUrl(inOrder(filter))

/** What a URL of the inbox shows. The list without a filter is that of open contactmails. */
export const placeOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) => {
  const id = pathname.startsWith(`${contactmails}/`) ? pathname.slice(contactmails.length + 1) : null
  const query = new URLSearchParams(search)
  const cursor = query.get('before')
  query.delete('before')
  return { id, query: inOrder(query) || 'status=open', cursor }
}

export const isOldestFirst = (query: string): boolean => new URLSearchParams(query).get('status') === 'open'

export const placeIn = (query: string, { openedAt, createdAt, id }: ListedContactmail): string => {
  const status = new URLSearchParams(query).get('status')
  return `${status && status !== 'all' ? openedAt : createdAt} ${id}`
}

export const inboxViews: { text: string; query: string; count?: keyof InboxCounts }[] = [
  { text: 'Open', query: 'status=open', count: 'open' },
  { text: 'Mine', query: 'assignee=me&status=open', count: 'mine' },
  { text: 'Unassigned', query: 'assignee=none&status=open' },
  { text: 'Waiting for sender', query: 'status=waiting', count: 'waiting' },
  { text: 'Answered', query: 'status=answered' },
  { text: 'Closed', query: 'status=closed' },
  { text: 'All messages', query: 'status=all', count: 'ham' },
  { text: 'Spam', query: 'verdict=spam', count: 'spam' },
]

export const placeNameOf = (query: string): string => {
  const view = inboxViews.find(({ query: own }) => isSameView(own, query))
  const hasSpam = new URLSearchParams(query).get('verdict') === 'all'
  return view?.text ?? (hasSpam ? 'All messages and spam' : 'Filtered messages')
}

export const isSameView = (view: string, query: string): boolean => viewIn(view) === viewIn(query)

export const viewIn = (query: string): string =>
  inOrder([...new URLSearchParams(query)].filter(([name]) => ['status', 'assignee', 'verdict'].includes(name)))
