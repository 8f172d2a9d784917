import { dueAtOf, isOverdue } from '../../../contactmails/due/due-date.ts'
import type { Status } from '../../../contactmails/due/status.ts'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import type { Change, Changed } from '../changes/change-schema.ts'
import type { InboxPage } from '../search/inbox-filter.ts'
import { isOldestFirst } from './inbox-location.ts'
import type { InboxView } from './inbox-view.ts'
import type { News } from './news-schema.ts'

type Changing = (view: InboxView) => Partial<InboxView>

export const listed = (page: InboxPage, query: string, now: string): Partial<InboxView> => ({
  ...{ page, query, cursor: null, now, listedAt: now },
  ...{ arrived: [], inserted: 0, picked: [] },
})

export const extended =
  (more: InboxPage): Changing =>
  ({ page }) => ({ page: { ...more, contactMails: [...page.contactMails, ...more.contactMails] } })

export const told =
  ({ counts, arrived, at }: News): Changing =>
  ({ page }) => ({
    page: { ...page, counts: { ...page.counts, ...counts } },
    arrived: arrived.filter((id) => page.contactMails.every((mail) => mail.id !== id)),
    now: at,
  })

/** Adds those of these contactmails that have arrived, at the end where new ones come. */
export const inserted =
  (mails: ListedContactmail[]): Changing =>
  ({ page, query, arrived, inserted }) => {
    const { contactMails } = page
    const added = mails.filter(({ id }) => arrived.includes(id) && contactMails.every((mail) => mail.id !== id))
    return {
      page: { ...page, contactMails: isOldestFirst(query) ? [...contactMails, ...added] : [...added, ...contactMails] },
      arrived: arrived.filter((id) => added.every((mail) => mail.id !== id)),
      inserted: inserted + added.length,
    }
  }

export const deleted =
  ({ undo: id, ids }: Changed): Changing =>
  ({ page, opened }) => {
    const isGone = (mail: ListedContactmail) => ids.includes(mail.id)
    return {
      page: { ...page, contactMails: page.contactMails.filter((mail) => !isGone(mail)) },
      opened: opened && isGone(opened) ? null : opened,
      ...{ picked: [], asked: [] },
      undo: id === null ? null : { kind: 'deleted', id, ids, mails: page.contactMails.filter(isGone) },
    }
  }

/** `name` is that of the new assignee. */
export const changed =
  (change: Change, { undo: id, ids, at }: Changed, name: string | null): Changing =>
  (view) => {
    const { page, opened } = view
    const known = new Map([...page.contactMails, ...(opened ? [opened] : [])].map((mail) => [mail.id, mail]))
    const mails = [...known.values()].filter((mail) => ids.includes(mail.id))
    return {
      ...mapped(view, ids, (mail) => ({ ...mail, changedAt: at, ...partOf(mail, change, at, name) })),
      picked: [],
      undo: id === null ? null : { kind: 'changed', id, ids, mails },
    }
  }

function partOf(mail: ListedContactmail, change: Change, at: string, name: string | null): Partial<ListedContactmail> {
  switch (change.kind) {
    case 'status': {
      const { status } = change
      const openedAt = status === 'open' && mail.status !== 'open' ? at : (mail.openedAt ?? mail.createdAt)
      const dueAt = dueAtOf(status, openedAt)
      return { status, openedAt, dueAt, isOverdue: isOverdue(dueAt, new Date(at)) }
    }
    case 'assignee':
      return { assignee: change.assignee, assigneeName: name }
    case 'read':
      return { readAt: change.isRead ? at : null }
    case 'verdict':
      return { verdict: change.verdict }
  }
}

export const undone =
  (ids: string[]): Changing =>
  (view) => {
    const before = new Map(view.undo?.mails.map((mail) => [mail.id, mail]))
    return { ...mapped(view, ids, (mail) => before.get(mail.id) ?? mail), undo: null }
  }

export const replaced =
  (mail: ListedContactmail): Changing =>
  (view) =>
    mapped(view, [mail.id], () => mail)

export const repliedTo =
  (id: string, status: Status): Changing =>
  (view) =>
    mapped(view, [id], (mail) => ({ ...mail, status, dueAt: null, isOverdue: false }))

/** The contactmail that the list has after or before the open one; the first if the list no longer has the open one. */
export const neighbourOf = ({ page, opened }: Pick<InboxView, 'page' | 'opened'>, step: 1 | -1) => {
  const at = page.contactMails.findIndex(({ id }) => id === opened?.id)
  if (at === -1) return (step === 1 && page.contactMails[0]) || null
  return page.contactMails[at + step] ?? null
}

function mapped({ page, opened }: InboxView, ids: string[], to: (mail: ListedContactmail) => ListedContactmail) {
  const map = (mail: ListedContactmail) => (ids.includes(mail.id) ? to(mail) : mail)
  return { page: { ...page, contactMails: page.contactMails.map(map) }, opened: opened && map(opened) }
}
