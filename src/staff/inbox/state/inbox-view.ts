import { atom } from 'jotai/vanilla'
import { createContext } from 'react'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import type { InboxPage } from '../search/inbox-filter.ts'
import type { MailThread } from './thread-schema.ts'

export type Undo = { kind: 'deleted' | 'changed'; id: string; ids: string[]; mails: ListedContactmail[] }

export type InboxView = {
  page: InboxPage
  /** The query string of the list, without the cursor. */
  query: string
  cursor: string | null
  /** The contactmail in the pane, which the list need not hold. */
  opened: ListedContactmail | null
  thread: MailThread | null
  picked: string[]
  asked: string[]
  undo: Undo | null
  listedAt: string
  /** Ids of contactmails that have arrived since and are not shown yet. */
  arrived: string[]
  inserted: number
  banner: { kind: 'loading' } | { kind: 'error'; text: string } | null
  /** ISO 8601, UTC; "due tomorrow" is counted from here. */
  now: string
}

export type InboxStart = Pick<InboxView, 'page' | 'query' | 'cursor' | 'opened' | 'thread' | 'now'>

/** Shared by the islands of a page. Null until the inbox has rendered. */
export const inboxViewAtom = atom<InboxView | null>(null)

export const updateAtom = atom(null, (get, set, change: ViewChange) => {
  const view = get(inboxViewAtom)
  if (view) set(inboxViewAtom, { ...view, ...(typeof change === 'function' ? change(view) : change) })
})
export type ViewChange = Partial<InboxView> | ((view: InboxView) => Partial<InboxView>)

export const failed = (text: string): Partial<InboxView> => ({ banner: { kind: 'error', text } })

export type Other = { id: string; name: string; isWriting: boolean }
export const othersAtom = atom<Other[]>([])

export const viewOf = (start: InboxStart): InboxView => ({
  ...start,
  ...{ listedAt: start.now, picked: [], asked: [], undo: null, arrived: [], inserted: 0, banner: null },
})

export type Office = {
  me: { id: string; name: string }
  colleagues: { id: string; name: string }[]
  mayDelete: boolean
}
export const OfficeContext = createContext<Office>({ me: { id: '', name: '' }, colleagues: [], mayDelete: false })
