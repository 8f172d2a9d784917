import { atom } from 'jotai/vanilla'
import * as v from 'valibot'
import { call } from '../../../browser-state/call.ts'
import { paths } from '../../../paths.ts'
import { inboxViewAtom, sendAtom } from '../state/inbox-view.ts'
import { NoteSchema } from './note-schema.ts'

const NotesSchema = v.object({ notes: v.array(NoteSchema) })

/** Adds a note. Returns whether it was added. */
export const addNoteAtom = atom(null, async (get, set, id: string, body: string) => {
  const options = { method: 'POST', body: { id: crypto.randomUUID(), body } }
  const called = await call(NotesSchema, paths.api.contactmailAct(id, 'notes'), options)
  if ('error' in called) {
    set(sendAtom, { type: 'failed', text: called.error })
    return false
  }
  const thread = get(inboxViewAtom)?.thread
  if (thread?.id === id) set(sendAtom, { type: 'loaded', thread: { ...thread, notes: called.answer.notes } })
  return true
})
