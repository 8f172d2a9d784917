import { atom } from 'jotai/vanilla'
import * as v from 'valibot'
import { call } from '../../../browser-state/call.ts'
import { ListedContactmailSchema } from '../../../contactmails/listed-contactmail.ts'
import { paths } from '../../../paths.ts'
import { NoteSchema } from '../composer/note-schema.ts'
import { inboxViewAtom, sendAtom } from '../state/inbox-view.ts'

const ReadSchema = v.object({ contactmail: ListedContactmailSchema, notes: v.array(NoteSchema) })

/** Shows what somebody else has changed in the open contactmail. Its answers follow by themselves. */
export const reloadOpenedAtom = atom(null, async (get, set, id: string) => {
  const called = await call(ReadSchema, paths.api.contactmail(id), { isUnattended: true })
  if ('error' in called) return
  const { contactmail, notes } = called.answer
  set(sendAtom, { type: 'seen', mail: contactmail })
  const view = get(inboxViewAtom)
  if (view?.opened?.id === id && view.thread) set(sendAtom, { type: 'loaded', thread: { ...view.thread, notes } })
})
