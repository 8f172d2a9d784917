import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import type { InboxView } from '../state/inbox-view.ts'
import type { News } from './news-schema.ts'

/** Whether new contactmails come last in a list: open ones are listed by due date. */
export const isOldestFirst = (query: string): boolean => new URLSearchParams(query).get('status') === 'open'

/** The view with fresh counts, and with what has arrived and is not shown. */
export const withNews = (view: InboxView, { counts, arrived, at }: News): InboxView => {
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
export const inserted = (view: InboxView, mails: ListedContactmail[]): InboxView => {
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
