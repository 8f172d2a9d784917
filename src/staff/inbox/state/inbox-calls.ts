import { atom, type Setter } from 'jotai/vanilla'
import * as v from 'valibot'
import { type Called, call } from '../../../browser-state/call.ts'
import { type Action, dispatchAtom } from '../../../browser-state/state.ts'
import { paths } from '../../../paths.ts'
import { type Change, ChangedSchema } from '../changes/change-schema.ts'
import { InboxPageSchema, NewsSchema, newsStart } from '../search/inbox-page.ts'
import { isOldestFirst, withCursor } from './inbox-location.ts'
import { inboxViewAtom, updateAtom } from './inbox-view.ts'
import { inserted, told } from './view-changes.ts'

const { contactmails, contactmailsAct, news } = paths.api

export const listContactmailsAtom = atom(null, (_get, set, url: string) =>
  operate(set, 'CONTACTMAIL_LIST', call(InboxPageSchema, url), ({ contactMails }) => contactMails),
)

export const deleteContactmailsAtom = atom(null, (_get, set, ids: string[]) =>
  operate(set, 'CONTACTMAIL_DELETE', changeOnce('delete', { ids })),
)

/** Called again if the answer was lost: the id keeps the change from being made twice. */
export const changeOnce = async (act: 'change' | 'delete', change: { ids: string[]; change?: Change }) => {
  const body = { ...change, id: crypto.randomUUID() }
  const run = () => call(ChangedSchema, contactmailsAct(act), { body })
  const called = await run()
  return called.status === 0 ? run() : called
}

/** Checks whether the session may still read contactmails. Signs out in the browser if it has ended. */
export const authorizeContactmailsAtom = atom(null, async (_get, set, url: string) => {
  const { status } = await operate(set, 'CONTACTMAIL_AUTH', call(v.unknown(), url))
  if (status === 401) set(dispatchAtom, { type: 'USER_LOGOUT' })
  return status
})

async function operate<Result>(
  set: Setter,
  name: 'CONTACTMAIL_LIST' | 'CONTACTMAIL_DELETE' | 'CONTACTMAIL_AUTH',
  asked: Promise<Called<Result>>,
  keep: (result: Result) => unknown = () => null,
) {
  set(dispatchAtom, { type: `${name}_REQUEST` })
  const called = await asked
  const [end, payload] = 'error' in called ? ['FAIL', called.error] : ['SUCCESS', keep(called.result)]
  set(dispatchAtom, { type: `${name}_${end}`, payload } as Action)
  return called
}

/** Asks for news; after a change, for the counts of all views too. */
export const lookAtom = atom(null, async (get, set, isChanged = false): Promise<number> => {
  const view = get(inboxViewAtom)
  if (!view) return 0
  const { query, listedAt, now } = view
  const asked = new URLSearchParams({ after: listedAt, told: now, ...(isChanged ? { counts: 'all' } : {}) }).toString()
  const url = `${news}?${[query, asked].filter(Boolean).join('&')}`
  const called = await call(NewsSchema, url, { isUnattended: true })
  const isSameList = get(inboxViewAtom)?.listedAt === listedAt && get(inboxViewAtom)?.query === query
  if ('result' in called && isSameList) set(updateAtom, told(called.result))
  return called.status
})

/** Puts what has arrived into the list, unless it belongs on a page that is not shown. */
export const insertArrivedAtom = atom(null, async (get, set) => {
  const view = get(inboxViewAtom)
  if (!view) return
  const { query, listedAt } = view
  let next = isOldestFirst(query) ? `${newsStart(listedAt)}_0` : null
  // One page may hold only what is in the list already.
  do {
    const called = await call(InboxPageSchema, `${contactmails}?${withCursor(query, next)}`, { isUnattended: true })
    if ('error' in called || get(inboxViewAtom)?.query !== query) return
    set(updateAtom, inserted(called.result.contactMails))
    next = isOldestFirst(query) ? called.result.next : null
  } while (next && get(inboxViewAtom)?.arrived.length)
})
