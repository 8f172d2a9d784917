import { atom } from 'jotai/vanilla'
import * as v from 'valibot'
import { call } from '../../../browser-state/call.ts'
import { dispatchAtom } from '../../../browser-state/dispatch.ts'
import { paths } from '../../../paths.ts'
import { InboxPageSchema } from '../search/inbox-filter.ts'

const RestoredSchema = v.object({ ids: v.array(v.string()) })

/** Lists a page of the inbox. Returns the result too, because any other action clears the state. */
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

export const deleteContactmailsAtom = atom(null, async (_get, set, ids: string[]) => {
  set(dispatchAtom, { type: 'CONTACTMAIL_DELETE_REQUEST' })
  const called = await call(v.unknown(), paths.api.contactmailsAct('delete'), { method: 'POST', body: { ids } })
  set(
    dispatchAtom,
    'error' in called
      ? { type: 'CONTACTMAIL_DELETE_FAIL', payload: called.error }
      : { type: 'CONTACTMAIL_DELETE_SUCCESS', payload: null },
  )
  return called
})

/** Undoes deletions. Answers the ids of those that are back. A failure becomes that of the deletion. */
export const restoreContactmailsAtom = atom(null, async (_get, set, ids: string[]) => {
  const options = { method: 'POST', body: { ids } }
  const called = await call(RestoredSchema, paths.api.contactmailsAct('restore'), options)
  if ('error' in called) set(dispatchAtom, { type: 'CONTACTMAIL_DELETE_FAIL', payload: called.error })
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
  set(dispatchAtom, { type: 'CONTACTMAIL_AUTH_SUCCESS', payload: called.answer })
  return true
})
