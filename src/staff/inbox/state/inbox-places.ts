import type { InboxCounts } from '../search/inbox-page.ts'

export const inboxViews: { text: string; query: string; count?: keyof InboxCounts }[] = [
  { text: 'Open', query: 'status=open', count: 'open' },
  { text: 'Mine', query: 'status=open&assignee=me', count: 'mine' },
  { text: 'Unassigned', query: 'status=open&assignee=none' },
  { text: 'Waiting for sender', query: 'status=waiting', count: 'waiting' },
  { text: 'Answered', query: 'status=answered' },
  { text: 'Closed', query: 'status=closed' },
  { text: 'All messages', query: 'status=all', count: 'ham' },
  { text: 'Spam', query: 'verdict=spam', count: 'spam' },
]

export const placeNameOf = (query: string): string => {
  const view = inboxViews.find(({ query: own }) => isShown(own, query))
  return (
    view?.text ?? (new URLSearchParams(query).get('verdict') === 'all' ? 'All messages and spam' : 'Filtered messages')
  )
}

export const isShown = (view: string, query: string): boolean => keyOf(view) === keyOf(query)

function keyOf(query: string) {
  const given = new URLSearchParams(query)
  return ['status', 'assignee', 'verdict'].map((name) => given.get(name) ?? '').join('&')
}
