import { atom } from 'jotai/vanilla'
import { dueAtOf, isOverdue } from '../../../contactmails/due/due-date.ts'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import type { Change, Changed } from '../changes/change-schema.ts'
import { isOldestFirst } from './inbox-location.ts'
import { type InboxEvent, type InboxView, inboxViewAtom } from './inbox-view.ts'
import type { News } from './news-schema.ts'

export const sendAtom = atom(null, (get, set, event: InboxEvent) => {
  const view = get(inboxViewAtom)
  if (view) set(inboxViewAtom, inboxViewReducer(view, event))
})

const inboxViewReducer = (view: InboxView, event: InboxEvent): InboxView => {
  switch (event.type) {
    case 'called':
      return { ...view, banner: { kind: 'loading' } }
    case 'returned':
      return { ...view, banner: null }
    case 'failed':
      return { ...view, banner: { kind: 'error', text: event.text } }
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
      return { ...view, opened: event.mail, thread: null }
    case 'loaded':
      return { ...view, thread: event.thread }
    case 'closed':
      return { ...view, opened: null, thread: null }
    case 'picked':
      return { ...view, picked: event.ids }
    case 'asked':
      return { ...view, asked: event.ids }
    case 'deleted':
      return deleted(view, event.deleted)
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

/** The contactmail that the list has after or before the open one; the first if the list no longer has the open one. */
export const neighbourOf = ({ page, opened }: Pick<InboxView, 'page' | 'opened'>, step: 1 | -1) => {
  const at = page.contactMails.findIndex(({ id }) => id === opened?.id)
  if (at === -1) return (step === 1 && page.contactMails[0]) || null
  return page.contactMails[at + step] ?? null
}

function withNews(view: InboxView, { counts, arrived, at }: News): InboxView {
  const { page } = view
  const shown = new Set(page.contactMails.map(({ id }) => id))
  return {
    ...view,
    page: { ...page, counts: { ...page.counts, ...counts } },
    arrived: arrived.filter((id) => !shown.has(id)),
    now: at,
  }
}

/** The view with those of these contactmails that have arrived, at the end where new ones come. */
function inserted(view: InboxView, mails: ListedContactmail[]): InboxView {
  const { contactMails } = view.page
  const added = mails.filter(({ id }) => view.arrived.includes(id) && contactMails.every((mail) => mail.id !== id))
  const ids = added.map(({ id }) => id)
  return {
    ...view,
    page: {
      ...view.page,
      contactMails: isOldestFirst(view.query) ? [...contactMails, ...added] : [...added, ...contactMails],
    },
    arrived: view.arrived.filter((id) => !ids.includes(id)),
    inserted: view.inserted + added.length,
  }
}

function deleted(view: InboxView, { undo: id, ids }: Changed): InboxView {
  const { contactMails } = view.page
  const isGone = ({ id }: ListedContactmail) => ids.includes(id)
  return {
    ...view,
    page: { ...view.page, contactMails: contactMails.filter((mail) => !isGone(mail)) },
    opened: view.opened && isGone(view.opened) ? null : view.opened,
    picked: [],
    asked: [],
    undo: id === null ? null : { kind: 'deleted', id, ids, mails: contactMails.filter(isGone) },
  }
}

function changed(view: InboxView, { change, changed, name }: Extract<InboxEvent, { type: 'changed' }>): InboxView {
  const { undo: id, ids, at } = changed
  const mails = known(view).filter((mail) => ids.includes(mail.id))
  const next = mapped(view, ids, (mail) => withChange(mail, change, at, name))
  return { ...next, picked: [], undo: id === null ? null : { kind: 'changed', id, ids, mails } }
}

/** A contactmail as the list shows it after a change. `name` is that of the new assignee. */
function withChange(mail: ListedContactmail, change: Change, at: string, name: string | null): ListedContactmail {
  const next = { ...mail, changedAt: at }
  switch (change.kind) {
    case 'status': {
      const { status } = change
      const openedAt = status === 'open' && mail.status !== 'open' ? at : (mail.openedAt ?? mail.createdAt)
      const dueAt = dueAtOf(status, openedAt)
      return { ...next, status, openedAt, dueAt, isOverdue: isOverdue(dueAt, new Date(at)) }
    }
    case 'assignee':
      return { ...next, assignee: change.assignee, assigneeName: name }
    case 'read':
      return { ...next, readAt: change.isRead ? at : null }
    case 'verdict':
      return { ...next, verdict: change.verdict }
  }
}

function undone(view: InboxView, ids: string[]): InboxView {
  const before = new Map(view.undo?.mails.map((mail) => [mail.id, mail]))
  return { ...mapped(view, ids, (mail) => before.get(mail.id) ?? mail), undo: null }
}

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
