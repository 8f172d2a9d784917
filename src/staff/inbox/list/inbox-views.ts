import type { InboxCounts } from '../search/inbox-filter.ts'
import { viewWords as words } from '../words.ts'

/** The views of the inbox: a name, the query string that shows it, and how many there are. */
export const inboxViews: { text: string; query: string; count?: keyof InboxCounts }[] = [
  { text: words.open, query: 'status=open', count: 'open' },
  { text: words.mine, query: 'status=open&assignee=me', count: 'mine' },
  { text: words.unassigned, query: 'status=open&assignee=none' },
  { text: words.waiting, query: 'status=waiting', count: 'waiting' },
  { text: words.answered, query: 'status=answered' },
  { text: words.closed, query: 'status=closed' },
  { text: words.all, query: 'status=all', count: 'ham' },
  { text: words.spam, query: 'verdict=spam', count: 'spam' },
]

const parameters = ['status', 'assignee', 'verdict']

/** Whether a list's query string shows this view, whatever else it filters by. */
export const isShown = (view: string, query: string): boolean => keyOf(view) === keyOf(query)

function keyOf(query: string) {
  const given = new URLSearchParams(query)
  return parameters.map((name) => given.get(name) ?? '').join('&')
}
