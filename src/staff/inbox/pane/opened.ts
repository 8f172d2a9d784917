import type { StaffContext } from '../../guards/staff.ts'
import { mailtoLink } from '../composer/mailto-link.ts'
import { readConversation } from '../composer/reply-operations.ts'
import { readContactmail } from '../operations.ts'
import type { Opened } from '../state/opened-schema.ts'
import { readNotes } from './thread-operations.ts'

/** A contactmail with what belongs to it, or null if there is none. */
export const readOpened = async (c: StaffContext, id: string): Promise<Opened | null> => {
  const contactmail = await readContactmail(c, id)
  if (!contactmail) return null
  const notes = await readNotes(c, id)
  const conversation = await readConversation(c, contactmail)
  return { contactmail, thread: { id, notes, conversation, mailto: mailtoLink(contactmail) } }
}
