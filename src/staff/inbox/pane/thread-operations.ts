import { forStaff } from '../../guards/access.ts'
import { operation } from '../../guards/operation.ts'
import * as notes from '../composer/note-queries.ts'
import type { NewNote } from '../composer/note-schema.ts'
import * as presence from '../live/presence-queries.ts'

/** Adds a note among staff. Returns whether the contactmail exists. */
export const addNote = operation(forStaff, (c, id: string, note: NewNote) =>
  notes.insertNote(c.env.DB, id, note, c.get('staff').email),
)

/** The notes on a contactmail, oldest first. Reading the contactmail itself is what the audit records. */
export const readNotes = operation(forStaff, (c, id: string) => notes.listNotes(c.env.DB, id))

/** Who else has a contactmail open. */
export const readOthers = operation(forStaff, (c, id: string) => presence.listOthers(c.env.DB, id, c.get('staff').id))

/** Says that the signed-in person has a contactmail open. Changes nothing of it, so it has no audit entry. */
export const keepPresence = operation(forStaff, (c, id: string, state: presence.PresenceState) =>
  presence.keepPresence(c.env.DB, id, c.get('staff').id, state),
)
