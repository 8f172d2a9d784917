import type { StaffContext } from '../auth/staff.ts'
import { mailtoLink } from '../replies/mailto-link.ts'
import { readConversation } from '../replies/operations.ts'
import type { Opened } from './opened-schema.ts'
import { readContactmail } from './operations.ts'
import { readNotes } from './thread-operations.ts'

/** A contactmail with what belongs to it, or null if there is none. */
export const readOpened = async (c: StaffContext, id: string): Promise<Opened | null> => {
  const contactmail = await readContactmail(c, id)
  if (!contactmail) return null
  const notes = await readNotes(c, id)
  const conversation = await readConversation(c, contactmail)
  return { contactmail, thread: { id, notes, conversation, mailto: mailtoLink(contactmail) } }
}
