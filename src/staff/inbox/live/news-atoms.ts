import { atom } from 'jotai/vanilla'
import { call } from '../../../browser-state/call.ts'
import { paths } from '../../../paths.ts'
import { InboxPageSchema } from '../search/inbox-filter.ts'
import { withCursor } from '../state/inbox-location.ts'
import { inboxViewAtom, sendAtom } from '../state/inbox-view.ts'
import { isOldestFirst } from './news.ts'
import { NewsSchema, newsStart } from './news-schema.ts'

const { contactmails, news } = paths.api

/** Asks what has arrived. Returns the status of the answer, 0 for none. */
export const lookAtom = atom(null, async (get, set): Promise<number> => {
  const view = get(inboxViewAtom)
  if (!view) return 0
  const { query, listedAt } = view
  const called = await call(NewsSchema, `${news}?${withAfter(query, listedAt)}`, { isUnattended: true })
  const isSameList = get(inboxViewAtom)?.listedAt === listedAt && get(inboxViewAtom)?.query === query
  if ('answer' in called && isSameList) set(sendAtom, { type: 'told', news: called.answer })
  return called.status
})

/** Puts what has arrived into the list, unless it belongs on a page that is not shown. */
export const insertArrivedAtom = atom(null, async (get, set) => {
  const view = get(inboxViewAtom)
  if (!view) return
  const { query, listedAt } = view
  const from = isOldestFirst(query) ? withCursor(query, `${newsStart(listedAt)}_0`) : query
  const called = await call(InboxPageSchema, `${contactmails}?${from}`, { isUnattended: true })
  if ('answer' in called && get(inboxViewAtom)?.query === query)
    set(sendAtom, { type: 'inserted', mails: called.answer.contactMails })
})

const withAfter = (query: string, after: string) =>
  [query, `after=${encodeURIComponent(after)}`].filter(Boolean).join('&')
