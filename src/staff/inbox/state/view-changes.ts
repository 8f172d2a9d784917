import { statusWords } from '../../../contactmails/due/status.ts'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import { type Change, type Changed, maxIds, type Undone } from '../changes/change-schema.ts'
import type { InboxPage, News } from '../search/inbox-page.ts'
import { isOldestFirst, placeIn } from './inbox-location.ts'
import { done, failed, type InboxView, newList, type Undo } from './inbox-view.ts'

type Changing = (view: InboxView) => Partial<InboxView>

export const listed = (page: InboxPage, query: string) => ({
  ...{ page, query, cursor: null, found: page.contactMails.length },
  ...newList(page.at),
})

export const extended =
  (more: InboxPage): Changing =>
  ({ page: { contactMails } }) => {
    const known = new Set(contactMails.map(({ id }) => id))
    const all = [...contactMails, ...more.contactMails.filter(({ id }) => !known.has(id))]
    return { page: { ...more, contactMails: all }, found: all.length }
  }

export const told =
  ({ counts, arrived, changed, at }: News): Changing =>
  (view) => {
    const { page, opened } = replaced(changed)(view)
    return {
      opened,
      page: { ...page, counts: { ...page.counts, ...counts } },
      arrived: arrived.filter((id) => page.contactMails.every((mail) => mail.id !== id)),
      now: at,
    }
  }

export const inserted =
  (mails: ListedContactmail[]): Changing =>
  ({ page, query, arrived, inserted, listedAt, now }) => {
    const { contactMails } = page
    const added = mails.filter(({ id }) => arrived.includes(id) && contactMails.every((mail) => mail.id !== id))
    const left = arrived.filter((id) => added.every((mail) => mail.id !== id))
    return {
      page: { ...page, contactMails: isOldestFirst(query) ? [...contactMails, ...added] : [...added, ...contactMails] },
      arrived: left,
      inserted: inserted + added.length,
      listedAt: left.length === 0 ? now : listedAt,
    }
  }

export const deleted =
  ({ undo, ids }: Changed): Changing =>
  (view) => {
    const isGone = (mail: ListedContactmail) => ids.includes(mail.id)
    const { page, opened, query } = view
    return {
      page: { ...page, contactMails: page.contactMails.filter((mail) => !isGone(mail)) },
      ...(opened && isGone(opened) && { opened: null, thread: null }),
      picked: view.picked.filter((id) => !ids.includes(id)),
      ...did(view, { id: undo ?? '', kind: 'deleted', text: textOf('Deleted', ids.length), query }, alreadyDeleted),
    }
  }

export const changed =
  (change: Change, { undo, ids, contactMails, missing = [] }: Changed): Changing =>
  (view) => {
    const text = textOf(wordsOf(change, contactMails), contactMails.length)
    return {
      ...replaced(contactMails)(without(view, missing)),
      picked: view.picked.filter((id) => !ids.includes(id)),
      ...did(view, { id: undo ?? '', kind: 'changed', text }, missing.length > 0 ? alreadyDeleted : undefined),
    }
  }

const alreadyDeleted = 'Already deleted'

const without = (view: InboxView, ids: string[]): InboxView => {
  const contactMails = view.page.contactMails.filter(({ id }) => !ids.includes(id) || id === view.opened?.id)
  return { ...view, page: { ...view.page, contactMails } }
}

const textOf = (words: string, count: number) => (count === 1 ? words : `${words}: ${count} messages`)

function wordsOf(change: Change, [mail]: ListedContactmail[]) {
  if (change.kind === 'status') return change.status === 'open' ? 'Opened again' : statusWords[change.status]
  if (change.kind === 'assignee') return `Assigned to ${mail?.assigneeName ?? 'nobody'}`
  if (change.kind === 'read') return change.isRead ? 'Marked as read' : 'Marked as unread'
  return change.verdict === 'spam' ? 'Marked as spam' : 'Not spam'
}

/** Without an id nothing has changed: after a second press the first one's "Undo" stays. */
function did({ undos, banner }: InboxView, undo: Undo, otherwise = 'Nothing to change'): Partial<InboxView> {
  if (undo.id) return { undos: [...undos, undo].slice(-20), banner: { kind: 'done', text: undo.text, undo } }
  return banner?.kind === 'done' && banner.undo ? {} : done(otherwise)
}

export const undone =
  ({ id, text, query }: Undo, { contactMails, missed }: Undone): Changing =>
  (view) => ({
    ...replaced(contactMails)(query === view.query ? withRestored(view, contactMails) : view),
    undos: view.undos.filter((undo) => undo.id !== id),
    ...saidOf(`${text.charAt(0).toLowerCase()}${text.slice(1)}`, contactMails.length, missed),
  })

function withRestored(view: InboxView, mails: ListedContactmail[]): InboxView {
  const { page, query } = view
  const isAfter = (row: ListedContactmail, mail: ListedContactmail) =>
    isOldestFirst(query) === placeIn(query, row) > placeIn(query, mail)
  const contactMails = [...page.contactMails]
  for (const mail of mails) {
    if (contactMails.some(({ id }) => id === mail.id)) continue
    const at = contactMails.findIndex((row) => isAfter(row, mail))
    contactMails.splice(at === -1 ? contactMails.length : at, 0, mail)
  }
  return { ...view, page: { ...page, contactMails } }
}

function saidOf(text: string, count: number, missed: number): Partial<InboxView> {
  if (missed > 0 && count === 0) return failed('Somebody has changed this since, so it was not undone.')
  const what = missed > 0 ? `${count} of ${count + missed} messages. Somebody has changed the rest since.` : text
  return done(`Undone: ${what}`)
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

export const repliedTo =
  (replyId: string, contactMails: ListedContactmail[]): Changing =>
  (view) => ({
    ...replaced(contactMails)(view),
    ...did(view, { id: replyId, kind: 'sent', text: `Sent to ${contactMails[0]?.name ?? 'the sender'}` }),
  })

/** Takes over what the server has, unless something newer is known. */
export const replaced =
  (mails: News['changed']) =>
  ({ page, opened }: InboxView) => {
    const replace = (known: ListedContactmail) => {
      const mail = mails.find(({ id }) => id === known.id)
      const [ours, theirs] = [known.changedAt ?? '', mail?.changedAt ?? '']
      if (!mail || ours > theirs) return known
      // Opening marks a contactmail as read and leaves `changedAt` as it was.
      return { ...known, ...mail, ...(ours === theirs && !mail.readAt && { readAt: known.readAt }) }
    }
    return { page: { ...page, contactMails: page.contactMails.map(replace) }, opened: opened && replace(opened) }
  }

/** The contactmail that the list has after or before the open one; the first if the list no longer has the open one. */
export const neighbourOf = ({ page, opened }: Pick<InboxView, 'page' | 'opened'>, step: 1 | -1) => {
  const at = page.contactMails.findIndex(({ id }) => id === opened?.id)
  if (at === -1) return (step === 1 && page.contactMails[0]) || null
  return page.contactMails[at + step] ?? null
}
