import { atom } from 'jotai/vanilla'
import { createContext } from 'react'
import type { Status } from '../../../contactmails/due/status.ts'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import type { Change, Changed } from '../changes/change-schema.ts'
import type { InboxPage } from '../search/inbox-filter.ts'
import type { News } from './news-schema.ts'
import type { MailThread } from './opened-schema.ts'

/** What takes the last change back. `mails` are the contactmails before it. */
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
  areKeysShown: boolean
  banner: { kind: 'loading' } | { kind: 'error'; text: string } | null
  /** ISO 8601, UTC; "due tomorrow" is counted from here. */
  now: string
}

export type InboxStart = Pick<InboxView, 'page' | 'query' | 'cursor' | 'opened' | 'thread' | 'now'> & {
  others: Other[]
}

export type InboxEvent =
  | { type: 'called' }
  | { type: 'returned' }
  | { type: 'failed'; text: string }
  | { type: 'listed'; page: InboxPage; query: string; now: string }
  | { type: 'extended'; page: InboxPage }
  | { type: 'told'; news: News }
  | { type: 'inserted'; mails: ListedContactmail[] }
  | { type: 'opened'; mail: ListedContactmail }
  | { type: 'loaded'; thread: MailThread }
  | { type: 'closed' }
  | { type: 'picked'; ids: string[] }
  | { type: 'asked'; ids: string[] }
  | { type: 'deleted'; deleted: Changed }
  | { type: 'changed'; change: Change; changed: Changed; name: string | null }
  | { type: 'seen'; mail: ListedContactmail }
  | { type: 'replied'; id: string; status: Status }
  | { type: 'undone'; ids: string[] }
  | { type: 'undo-over' }
  | { type: 'keys'; areShown: boolean }

/** Shared by the islands of a page. Null until the inbox has rendered. */
export const inboxViewAtom = atom<InboxView | null>(null)

export type Other = { id: string; name: string; isWriting: boolean }
export const othersAtom = atom<Other[]>([])

export const viewOf = ({ others: _others, ...start }: InboxStart): InboxView => ({
  ...start,
  ...{ listedAt: start.now, picked: [], asked: [], undo: null, arrived: [], inserted: 0 },
  ...{ areKeysShown: false, banner: null },
})

export type Office = {
  me: { id: string; name: string }
  colleagues: { id: string; name: string }[]
  mayDelete: boolean
}
export const OfficeContext = createContext<Office>({ me: { id: '', name: '' }, colleagues: [], mayDelete: false })
