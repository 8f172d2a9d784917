import { atom } from 'jotai/vanilla'
import * as v from 'valibot'
import { call } from '../../../browser-state/call.ts'
import { dispatchAtom } from '../../../browser-state/state.ts'
import { ListedContactmailSchema } from '../../../contactmails/listed-contactmail.ts'
import { paths } from '../../../paths.ts'
import { ChangedSchema } from '../changes/change-schema.ts'
import { InboxPageSchema } from '../search/inbox-filter.ts'
import { isOldestFirst, withCursor } from './inbox-location.ts'
import { sendAtom } from './inbox-reducer.ts'
import { inboxViewAtom } from './inbox-view.ts'
import { NewsSchema, newsStart } from './news-schema.ts'
import { NoteSchema } from './note-schema.ts'

const { contactmails, contactmail, contactmailAct, contactmailsAct, news } = paths.api

export const listContactmailsAtom = atom(null, async (_get, set, url: string) => {
  set(dispatchAtom, { type: 'CONTACTMAIL_LIST_REQUEST' })
  const called = await call(InboxPageSchema, url)
  set(
    dispatchAtom,
    'error' in called
      ? { type: 'CONTACTMAIL_LIST_FAIL', payload: called.error }
      : { type: 'CONTACTMAIL_LIST_SUCCESS', payload: called.result.contactMails },
  )
  return called
})

export const deleteContactmailsAtom = atom(null, async (_get, set, ids: string[]) => {
  set(dispatchAtom, { type: 'CONTACTMAIL_DELETE_REQUEST' })
  const called = await call(ChangedSchema, contactmailsAct('delete'), { method: 'POST', body: { ids } })
  set(
    dispatchAtom,
    'error' in called
      ? { type: 'CONTACTMAIL_DELETE_FAIL', payload: called.error }
      : { type: 'CONTACTMAIL_DELETE_SUCCESS', payload: null },
  )
  return called
})

/** Checks whether the session may still read contactmails. Signs out in the browser if it has ended. */
export const authorizeContactmailsAtom = atom(null, async (_get, set, url: string) => {
  set(dispatchAtom, { type: 'CONTACTMAIL_AUTH_REQUEST' })
  const called = await call(v.unknown(), url)
  if ('error' in called) {
    set(dispatchAtom, { type: 'CONTACTMAIL_AUTH_FAIL', payload: called.error })
    if (called.status === 401) set(dispatchAtom, { type: 'USER_LOGOUT' })
    return called.status !== 401 && called.status !== 403
  }
  set(dispatchAtom, { type: 'CONTACTMAIL_AUTH_SUCCESS', payload: called.result })
  return true
})

export const lookAtom = atom(null, async (get, set): Promise<number> => {
  const view = get(inboxViewAtom)
  if (!view) return 0
  const { query, listedAt } = view
  const after = [query, `after=${encodeURIComponent(listedAt)}`].filter(Boolean).join('&')
  const called = await call(NewsSchema, `${news}?${after}`, { isUnattended: true })
  const isSameList = get(inboxViewAtom)?.listedAt === listedAt && get(inboxViewAtom)?.query === query
  if ('result' in called && isSameList) set(sendAtom, { type: 'told', news: called.result })
  return called.status
})

/** Puts what has arrived into the list, unless it belongs on a page that is not shown. */
export const insertArrivedAtom = atom(null, async (get, set) => {
  const view = get(inboxViewAtom)
  if (!view) return
  const { query, listedAt } = view
  const from = isOldestFirst(query) ? withCursor(query, `${newsStart(listedAt)}_0`) : query
  const called = await call(InboxPageSchema, `${contactmails}?${from}`, { isUnattended: true })
  if ('result' in called && get(inboxViewAtom)?.query === query)
    set(sendAtom, { type: 'inserted', mails: called.result.contactMails })
})

const ReadSchema = v.object({ contactmail: ListedContactmailSchema, notes: v.array(NoteSchema) })

export const reloadOpenedAtom = atom(null, async (get, set, id: string) => {
  const called = await call(ReadSchema, contactmail(id), { isUnattended: true })
  if ('error' in called) return
  const { contactmail: mail, notes } = called.result
  set(sendAtom, { type: 'seen', mail })
  const view = get(inboxViewAtom)
  if (view?.opened?.id === id && view.thread) set(sendAtom, { type: 'loaded', thread: { ...view.thread, notes } })
})

const NotesSchema = v.object({ notes: v.array(NoteSchema) })

export const addNoteAtom = atom(null, async (get, set, id: string, body: string) => {
  const options = { method: 'POST', body: { id: crypto.randomUUID(), body } }
  const called = await call(NotesSchema, contactmailAct(id, 'notes'), options)
  if ('error' in called) {
    set(sendAtom, { type: 'failed', text: called.error })
    return false
  }
  const thread = get(inboxViewAtom)?.thread
  if (thread?.id === id) set(sendAtom, { type: 'loaded', thread: { ...thread, notes: called.result.notes } })
  return true
})
