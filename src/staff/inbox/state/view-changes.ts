import { dueAtOf, isOverdue } from '../../../contactmails/due/due-date.ts'
import type { Status } from '../../../contactmails/due/status.ts'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import { type Change, type Changed, maxIds } from '../changes/change-schema.ts'
import type { InboxPage } from '../search/inbox-filter.ts'
import { isOldestFirst } from './inbox-location.ts'
import { type InboxView, newList, type Undo } from './inbox-view.ts'
import type { News } from './news-schema.ts'

type Changing = (view: InboxView) => Partial<InboxView>

export const listed = (page: InboxPage, query: string, now: string): Partial<InboxView> => ({
  ...{ page, query, cursor: null },
  ...newList(now),
})

export const extended =
  (more: InboxPage): Changing =>
  ({ page: { contactMails } }) => {
    const known = new Set(contactMails.map(({ id }) => id))
    return {
      page: { ...more, contactMails: [...contactMails, ...more.contactMails.filter(({ id }) => !known.has(id))] },
    }
  }

export const told =
  ({ counts, arrived, at }: News): Changing =>
  ({ page }) => ({
    page: { ...page, counts: { ...page.counts, ...counts } },
    arrived: arrived.filter((id) => page.contactMails.every((mail) => mail.id !== id)),
    now: at,
  })

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
  (view) => {
    const isGone = (mail: ListedContactmail) => ids.includes(mail.id)
    const { page, opened } = view
    const mails = page.contactMails.filter(isGone)
    return {
      page: { ...page, contactMails: page.contactMails.filter((mail) => !isGone(mail)) },
      ...(opened && isGone(opened) && { opened: null, thread: null }),
      picked: [],
      ...did(view, id && { id, kind: 'deleted', mails, text: textOf('Deleted', ids.length) }),
    }
  }

export const changed =
  (change: Change, { undo: id, ids, at }: Changed, name: string | null): Changing =>
  (view) => {
    const mails = knownIn(view, ids)
    const text = textOf(wordsOf(change, name), ids.length)
    return {
      ...mapped(view, ids, (mail) => ({ ...mail, changedAt: at, ...partOf(mail, change, at, name) })),
      picked: [],
      ...did(view, id && { id, kind: 'changed', mails, text }),
    }
  }

const knownIn = ({ page, opened }: InboxView, ids: string[]) => {
  const known = new Map([...page.contactMails, ...(opened ? [opened] : [])].map((mail) => [mail.id, mail]))
  return [...known.values()].filter((mail) => ids.includes(mail.id))
}

const textOf = (words: string, count: number) => (count === 1 ? words : `${words}: ${count} messages`)

function wordsOf(change: Change, name: string | null) {
  switch (change.kind) {
    case 'status':
      return { open: 'Opened again', waiting: 'Waiting for the sender', answered: 'Answered', closed: 'Closed' }[
        change.status
      ]
    case 'assignee':
      return name ? `Assigned to ${name}` : 'Assigned to nobody'
    case 'read':
      return change.isRead ? 'Marked as read' : 'Marked as unread'
    case 'verdict':
      return change.verdict === 'spam' ? 'Marked as spam' : 'Not spam'
  }
}

const did = ({ undos }: InboxView, undo: Undo | null | ''): Partial<InboxView> =>
  undo
    ? { undos: [...undos, undo].slice(-20), banner: { kind: 'done', text: undo.text, undo } }
    : { banner: { kind: 'done', text: 'Nothing to change', undo: null } }

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
  ({ id, mails, text }: Undo, ids: string[]): Changing =>
  (view) => {
    const before = new Map(mails.map((mail) => [mail.id, mail]))
    return {
      ...mapped(view, ids, (mail) => before.get(mail.id) ?? mail),
      undos: view.undos.filter((undo) => undo.id !== id),
      banner: { kind: 'done', text: `Undone: ${text.charAt(0).toLowerCase()}${text.slice(1)}`, undo: null },
    }
  }

/** Ticks a row, or takes its tick away; as a range it ticks all rows from the last one that was ticked. */
export const ticked =
  (id: string, isRange = false): Changing =>
  ({ page, picked, anchor }) => {
    const ids = page.contactMails.map((mail) => mail.id)
    const [from, to] = [ids.indexOf(anchor ?? ''), ids.indexOf(id)].sort((a, b) => a - b) as [number, number]
    const range = isRange && from >= 0 && ids.slice(from, to + 1)
    if (!range && picked.includes(id)) return { picked: picked.filter((one) => one !== id), anchor: id }
    return { picked: [...new Set([...picked, ...(range || [id])])].slice(0, maxIds), anchor: id }
  }

/** Takes over what the server has, unless something newer is known. */
export const replaced =
  (mail: ListedContactmail): Changing =>
  (view) =>
    mapped(view, [mail.id], (known) => {
      const [ours, theirs] = [known.changedAt ?? '', mail.changedAt ?? '']
      if (ours > theirs) return known
      // Opening marks as read without a change.
      return { ...known, ...mail, ...(ours === theirs && !mail.readAt && { readAt: known.readAt }) }
    })

export const repliedTo =
  (id: string, { replyId, status, text }: { replyId: string; status: Status; text: string }): Changing =>
  (view) => {
    const mails = knownIn(view, [id])
    const newest = { text: text.slice(0, 200), isOut: true }
    return {
      ...mapped(view, [id], (mail) => ({ ...mail, status, dueAt: null, isOverdue: false, newest })),
      ...did(view, { id: replyId, kind: 'sent', mails, text: `Sent to ${mails[0]?.name ?? 'the sender'}` }),
    }
  }

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
