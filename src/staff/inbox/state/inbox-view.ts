import { atom } from 'jotai/vanilla'
import { createContext } from 'react'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import type { InboxPage } from '../search/inbox-page.ts'
import type { MailThread, Other } from './thread-schema.ts'

export type Undo = {
  id: string
  kind: 'changed' | 'deleted' | 'sent'
  text: string
  query?: string
  /** Takes back what another call did at the same press, such as blocking the sender. */
  also?: () => Promise<unknown>
}

/** `asks`: the contactmail whose reply another press on "Send" sends anyway. */
export type InboxBanner =
  | { kind: 'error'; text: string; asks?: string; at?: number }
  | { kind: 'done'; text: string; undo: Undo | null }

export type InboxView = {
  page: InboxPage
  query: string
  cursor: string | null
  opened: ListedContactmail | null
  thread: MailThread | null
  picked: string[]
  /** Where a range of ticks begins: the row that was ticked last. */
  anchor: string | null
  undos: Undo[]
  listedAt: string
  arrived: string[]
  inserted: number
  /** How many messages the list had when it was last read or extended; null for the list that came with the page. */
  found: number | null
  /** The query of the last list that could not be loaded. */
  missed: string | null
  banner: InboxBanner | null
  isLoading: boolean
  /** ISO 8601, UTC; "due tomorrow" is counted from here. */
  now: string
}

export type InboxStart = Pick<InboxView, 'page' | 'query' | 'cursor' | 'opened' | 'thread' | 'now'> &
  Partial<Pick<InboxView, 'banner'>>

/** Shared by the islands of a page. Null until the inbox has rendered. */
export const inboxViewAtom = atom<InboxView | null>(null)

export const updateAtom = atom(null, (get, set, change: ViewChange) => {
  const view = get(inboxViewAtom)
  if (view) set(inboxViewAtom, { ...view, ...(typeof change === 'function' ? change(view) : change) })
})
export type ViewChange = Partial<InboxView> | ((view: InboxView) => Partial<InboxView>)

export const updateThreadAtom = atom(
  null,
  (_get, set, id: string, change: (known: MailThread) => Partial<MailThread>) =>
    set(updateAtom, ({ thread }) => (thread?.id === id ? { thread: { ...thread, ...change(thread) } } : {})),
)

/** In the site's own words where there was no response. */
export const whyOf = ({ error, status }: { error: string; status: number }) =>
  status === 0 ? 'The server has not answered.' : error

/** `at` tells it from an earlier one with the same words. */
export const failed = (text: string): Partial<InboxView> => ({
  banner: { kind: 'error', text, at: performance.now() },
})

export const done = (text: string): Partial<InboxView> => ({ banner: { kind: 'done', text, undo: null } })

/** Takes an error away, unless it is newer than the banner that was `known`. */
export const withoutError = ({ banner }: InboxView, known = banner) => ({
  banner: banner?.kind === 'error' && banner === known ? null : banner,
})

/** Null once the contactmail has been deleted. */
export const othersAtom = atom<Other[] | null>([])

export const viewOf = (start: InboxStart): InboxView => ({
  ...start,
  ...newList(start.now),
  ...{ found: null, undos: [], banner: start.banner ?? null, isLoading: false },
})

export const newList = (now: string) => ({
  now,
  listedAt: now,
  ...{ arrived: [], inserted: 0, picked: [], anchor: null, missed: null },
})

const nobody = { id: '', name: '', email: '' }
const office = {
  me: nobody,
  colleagues: [] as (typeof nobody)[],
  /** By address, of disabled accounts too. */
  names: {} as Record<string, string>,
  mayDelete: false,
  /** Whether this Worker sends replies; else staff write them in their own mail program. */
  sends: false,
  keepsFiles: false,
}
export type Office = typeof office
export const OfficeContext = createContext(office)
