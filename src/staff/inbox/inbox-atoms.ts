import { atom } from 'jotai/vanilla'
import * as v from 'valibot'
import { InboxPageSchema } from '../schemas/inbox.ts'
import { call } from './call.ts'
import { dispatchAtom } from './dispatch.ts'

/** Fetches a page of the inbox. Like its siblings it returns what became of it: the state is cleared by any other action. */
export const listContactmailsAtom = atom(null, async (_get, set, url: string) => {
  set(dispatchAtom, { type: 'CONTACTMAIL_LIST_REQUEST' })
  const called = await call(InboxPageSchema, url)
  set(
    dispatchAtom,
    'error' in called
      ? { type: 'CONTACTMAIL_LIST_FAIL', payload: called.error }
      : { type: 'CONTACTMAIL_LIST_SUCCESS', payload: called.answer.contactMails },
  )
  return called
})

/** Deletes a mail. */
export const deleteContactmailAtom = atom(null, async (_get, set, url: string) => {
  set(dispatchAtom, { type: 'CONTACTMAIL_DELETE_REQUEST' })
  const called = await call(v.unknown(), url, { method: 'DELETE' })
  set(
    dispatchAtom,
    'error' in called
      ? { type: 'CONTACTMAIL_DELETE_FAIL', payload: called.error }
      : { type: 'CONTACTMAIL_DELETE_SUCCESS', payload: null },
  )
  return called
})

/** Undoes a deletion, if it comes in time; what went wrong is kept as a deletion's failure. */
export const restoreContactmailAtom = atom(null, async (_get, set, url: string) => {
  const called = await call(v.unknown(), url, { method: 'POST' })
  if ('error' in called) set(dispatchAtom, { type: 'CONTACTMAIL_DELETE_FAIL', payload: called.error })
  return called
})

/** Asks whether this session may still read mails. Forgets the login when it may not. */
export const authorizeContactmailsAtom = atom(null, async (_get, set, url: string) => {
  set(dispatchAtom, { type: 'CONTACTMAIL_AUTH_REQUEST' })
  const called = await call(v.unknown(), url)
  if ('error' in called) {
    set(dispatchAtom, { type: 'CONTACTMAIL_AUTH_FAIL', payload: called.error })
    if (called.status === 401) set(dispatchAtom, { type: 'USER_LOGOUT' })
    return called.status !== 401 && called.status !== 403
  }
  set(dispatchAtom, { type: 'CONTACTMAIL_AUTH_SUCCESS', payload: called.answer })
  return true
})
