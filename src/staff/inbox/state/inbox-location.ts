import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import { paths } from '../../../paths.ts'

const { contactmails, contactmail } = paths.admin

export const inboxUrl = (query: string, id: string | null = null): string =>
  (id ? contactmail(id) : contactmails) + (query && `?${query}`)

export const withCursor = (query: string, next: string | null): string =>
  [query, next && `before=${encodeURIComponent(next)}`].filter(Boolean).join('&')

export const listUrl = (filter: Record<string, string>): string => inboxUrl(new URLSearchParams(filter).toString())

/** What a URL of the inbox shows. The list without a filter is that of open contactmails. */
export const placeOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) => {
  const id = pathname.startsWith(`${contactmails}/`) ? pathname.slice(contactmails.length + 1) : null
  const query = new URLSearchParams(search)
  const cursor = query.get('before')
  query.delete('before')
  return { id, query: query.toString() || 'status=open', cursor }
}

export const isOldestFirst = (query: string): boolean => new URLSearchParams(query).get('status') === 'open'

export const placeIn = (query: string, { openedAt, createdAt, id }: ListedContactmail): string => {
  const status = new URLSearchParams(query).get('status')
  return `${(status && status !== 'all' && openedAt) || createdAt} ${id}`
}
