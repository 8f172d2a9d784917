import { atom } from 'jotai/vanilla'
import type { Status } from '../../../contactmails/due/status.ts'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import type { Change, Changed } from '../changes/change-schema.ts'
import type { Answered } from '../composer/conversation.tsx'
import { inserted, withNews } from '../live/news.ts'
import type { News } from '../live/news-schema.ts'
import type { InboxPage } from '../search/inbox-filter.ts'
import { withChange } from './changed-mail.ts'
import type { MailThread } from './opened-schema.ts'

/** What takes the last change back. `mails` are the contactmails before it. */
export type Undo =
  | { kind: 'deleted'; ids: string[]; mails: ListedContactmail[] }
  | { kind: 'changed'; changed: Changed; mails: ListedContactmail[] }

export type InboxView = {
  page: InboxPage
  /** The query string of the list, without the cursor. */
  query: string
  /** Where the list begins, if not at its first page. */
  cursor: string | null
  /** The contactmail in the pane, which the list need not hold. */
  opened: ListedContactmail | null
  /** What belongs to the open contactmail; null until it is fetched. */
  thread: MailThread | null
  /** What the server answered to an answer that was sent without JavaScript and not taken. */
  answered: Answered | null
  /** Ids of the contactmails that are ticked. */
  picked: string[]
  /** Ids of the contactmails whose deletion is to be confirmed. */
  asked: string[]
  undo: Undo | null
  /** When the list was fetched: ISO 8601, UTC. */
  listedAt: string
  /** Ids of contactmails that have arrived since and are not shown yet. */
  arrived: string[]
  /** How many have been put into the list since. */
  inserted: number
  areKeysShown: boolean
  notice: { kind: 'loading' } | { kind: 'error'; text: string } | null
  /** ISO 8601, UTC; "due tomorrow" is counted from here. */
  now: string
}
export type InboxStart = Pick<InboxView, 'page' | 'query' | 'cursor' | 'opened' | 'thread' | 'answered' | 'now'> & {
  /** Ids of the contactmails that were just deleted. */
  deleted: string[]
  /** The change just made without JavaScript. */
  changed: Changed | null
  others: Other[]
}

export type InboxEvent =
  | { type: 'called' }
  | { type: 'answered' }
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
  | { type: 'deleted'; ids: string[] }
  | { type: 'changed'; ids: string[]; change: Change; changed: Changed; name: string | null }
  | { type: 'seen'; mail: ListedContactmail }
  | { type: 'replied'; id: string; status: Status }
  | { type: 'undone'; ids: string[] }
  | { type: 'undo-over' }
  | { type: 'keys'; areShown: boolean }

export const inboxViewReducer = (view: InboxView, event: InboxEvent): InboxView => {
  switch (event.type) {
    case 'called':
      return { ...view, notice: { kind: 'loading' } }
    case 'answered':
      return { ...view, notice: null }
    case 'failed':
      return { ...view, notice: { kind: 'error', text: event.text } }
    case 'listed':
      return {
        ...view,
        ...{ page: event.page, query: event.query, cursor: null, now: event.now, listedAt: event.now },
        ...{ arrived: [], inserted: 0, picked: [] },
      }
    case 'extended':
      return { ...view, page: { ...event.page, contactMails: [...view.page.contactMails, ...event.page.contactMails] } }
    case 'told':
      return withNews(view, event.news)
    case 'inserted':
      return inserted(view, event.mails)
    case 'opened':
      return { ...view, opened: event.mail, thread: null, answered: null }
    case 'loaded':
      return { ...view, thread: event.thread }
    case 'closed':
      return { ...view, opened: null, thread: null, answered: null }
    case 'picked':
      return { ...view, picked: event.ids }
    case 'asked':
      return { ...view, asked: event.ids }
    case 'deleted':
      return deleted(view, event.ids)
    case 'changed':
      return changed(view, event)
    case 'seen':
      return mapped(view, [event.mail.id], () => event.mail)
    case 'replied':
      return mapped(view, [event.id], (mail) => ({ ...mail, status: event.status, dueAt: null, isOverdue: false }))
    case 'undone':
      return undone(view, event.ids)
    case 'undo-over':
      return { ...view, undo: null }
    case 'keys':
      return { ...view, areKeysShown: event.areShown }
  }
}

/** Shared by the islands of a page. Null until the inbox has rendered. */
export const inboxViewAtom = atom<InboxView | null>(null)

/** A colleague who has the open contactmail open, too. */
export type Other = { id: string; name: string; isWriting: boolean }
export const othersAtom = atom<Other[]>([])

/** The one way to change the view. */
export const sendAtom = atom(null, (get, set, event: InboxEvent) => {
  const view = get(inboxViewAtom)
  if (view) set(inboxViewAtom, inboxViewReducer(view, event))
})

/** The view of what the server sent. */
export const viewOf = ({ deleted, changed, others: _others, ...start }: InboxStart): InboxView => ({
  ...start,
  listedAt: start.now,
  picked: [],
  asked: [],
  undo:
    (deleted.length > 0 && { kind: 'deleted', ids: deleted, mails: [] }) ||
    (changed && { kind: 'changed', changed, mails: [] }),
  arrived: [],
  inserted: 0,
  areKeysShown: false,
  notice: null,
})

function deleted(view: InboxView, ids: string[]): InboxView {
  const { contactMails } = view.page
  const isGone = ({ id }: ListedContactmail) => ids.includes(id)
  return {
    ...view,
    page: { ...view.page, contactMails: contactMails.filter((mail) => !isGone(mail)) },
    opened: view.opened && isGone(view.opened) ? null : view.opened,
    picked: [],
    asked: [],
    undo: { kind: 'deleted', ids, mails: contactMails.filter(isGone) },
  }
}

function changed(view: InboxView, { ids, change, changed, name }: Extract<InboxEvent, { type: 'changed' }>): InboxView {
  const mails = known(view).filter(({ id }) => ids.includes(id))
  const next = mapped(view, ids, (mail) => withChange(mail, change, changed.at, name))
  return { ...next, picked: [], undo: changed.previous.length > 0 ? { kind: 'changed', changed, mails } : null }
}

function undone(view: InboxView, ids: string[]): InboxView {
  const before = new Map(view.undo?.mails.map((mail) => [mail.id, mail]))
  return { ...mapped(view, ids, (mail) => before.get(mail.id) ?? mail), undo: null }
}

/** Contactmails of the list and the pane, each once. */
function known({ page, opened }: InboxView) {
  const isListed = page.contactMails.some(({ id }) => id === opened?.id)
  return opened && !isListed ? [...page.contactMails, opened] : page.contactMails
}

function mapped(view: InboxView, ids: string[], to: (mail: ListedContactmail) => ListedContactmail): InboxView {
  const map = (mail: ListedContactmail) => (ids.includes(mail.id) ? to(mail) : mail)
  return {
    ...view,
    page: { ...view.page, contactMails: view.page.contactMails.map(map) },
    opened: view.opened && map(view.opened),
  }
}
