import { Hono } from 'hono'
import * as v from 'valibot'
import { noStore } from '../../../http/no-store.ts'
import { type Refusal, refuse } from '../../../http/refuse.ts'
import { PathIdSchema } from '../../frame/staff-query.ts'
import { guardCall } from '../../guards/guard-call.ts'
import { ownPages } from '../../guards/own-pages.ts'
import type { StaffContext, StaffEnv } from '../../guards/staff.ts'
import { limitedBody, withBody } from '../call-body.ts'
import { NewNoteSchema } from '../composer/note-schema.ts'
import { presenceStates } from '../live/presence-queries.ts'
import { markRead, readContactmail } from '../operations.ts'
import { readOpened } from './opened.ts'
import { addNote, keepPresence, readNotes } from './thread-operations.ts'

/** Calls about one contactmail that several people may have open. */
export const threadCalls = () =>
  new Hono<StaffEnv>()
    .get('/:id', noStore(), guardCall(readContactmail), async (c) => {
      const id = idOf(c)
      const contactmail = await readContactmail(c, id)
      return contactmail ? c.json({ contactmail, notes: await readNotes(c, id) }) : refuse(c, notFound)
    })
    .post('/:id/open', noStore(), ownPages(), guardCall(markRead), async (c) => {
      const id = idOf(c)
      const opened = (await markRead(c, id)) && (await readOpened(c, id))
      return opened ? c.json(opened) : refuse(c, notFound)
    })
    .post('/:id/notes', noStore(), ownPages(), guardCall(addNote), limitedBody, (c) =>
      withBody(c, NewNoteSchema, async (note) => {
        const id = idOf(c)
        return (await addNote(c, id, note)) ? c.json({ notes: await readNotes(c, id) }, 201) : refuse(c, notFound)
      }),
    )
    .post('/:id/presence', noStore(), ownPages(), guardCall(keepPresence), limitedBody, (c) =>
      withBody(c, v.object({ state: v.picklist(presenceStates) }), async ({ state }) => {
        const presence = await keepPresence(c, idOf(c), state)
        return presence ? c.json(presence) : refuse(c, notFound)
      }),
    )

const notFound: Refusal = { status: 404, message: 'Message not found.' }

const idOf = (c: StaffContext) => v.parse(PathIdSchema, c.req.param('id'))
