import { Hono } from 'hono'
import * as v from 'valibot'
import { readFields } from '../../http/body.ts'
import { paths } from '../../paths.ts'
import { Filled } from '../../ui/text/filled.tsx'
import { Outside } from '../../ui/text/outside.tsx'
import { guardPage } from '../frame/guard-page.ts'
import { staffPage } from '../frame/staff-page.tsx'
import { PathIdSchema } from '../frame/staff-query.ts'
import type { StaffContext, StaffEnv } from '../guards/staff.ts'
import { NewNoteSchema } from './composer/note-schema.ts'
import { deleteContactmails, markRead, readContactmail } from './operations.ts'
import { contactmailMissing } from './pane/contactmail-missing.tsx'
import { readOpened } from './pane/opened.ts'
import { addNote, keepPresence } from './pane/thread-operations.ts'
import * as queries from './queries.ts'
import { showInbox } from './show-inbox.tsx'
import { inboxUrl } from './state/inbox-location.ts'
import { inboxWords, mailWords as words } from './words.ts'

const { contactmail: pathOf, contactmailAct, notes } = paths.admin

/** One contactmail. Every change is a POST that redirects to a page. */
export const contactmailPages = new Hono<StaffEnv>()
  .get(pathOf(':id'), guardPage(readContactmail), async (c) => {
    const opened = await readOpened(c, idOf(c))
    return opened ? showInbox(c, { opened }) : contactmailMissing(c)
  })
  .post(contactmailAct(':id', 'open'), guardPage(markRead), async (c) => {
    const id = idOf(c)
    if (!(await markRead(c, id))) return contactmailMissing(c)
    await keepPresence(c, id, 'reading')
    return c.redirect(inboxUrl(queryOf(c), id), 303)
  })
  .post(notes(':id'), guardPage(addNote), async (c) => {
    const id = idOf(c)
    const { body } = await readFields(c)
    const note = v.safeParse(NewNoteSchema, { id: crypto.randomUUID(), body })
    if (note.success && !(await addNote(c, id, note.output))) return contactmailMissing(c)
    return c.redirect(`${inboxUrl(queryOf(c), id)}#notes-heading`, 303)
  })
  .get(contactmailAct(':id', 'delete'), guardPage(deleteContactmails), async (c) => {
    const contactmail = await queries.readContactmail(c.env.DB, idOf(c))
    if (!contactmail) return contactmailMissing(c)
    return staffPage(
      c,
      <Filled text={inboxWords.deleteTitle} values={{ subject: <Outside text={contactmail.subject} /> }} />,
      <>
        <p>{words.deleteHint}</p>
        <form
          action={paths.admin.contactmailsAct('delete')}
          method="post"
          className="mt-6 flex flex-wrap items-center gap-4"
        >
          <input type="hidden" name="id" value={contactmail.id} />
          <input type="hidden" name="back" value={queryOf(c)} />
          <button type="submit" className="button">
            {inboxWords.confirm}
          </button>
          <a className="button-line" href={inboxUrl(queryOf(c), contactmail.id)}>
            {inboxWords.cancel}
          </a>
        </form>
      </>,
    )
  })

/** The list's query string, which forms and links carry along. */
const queryOf = (c: StaffContext) => new URL(c.req.url).search.slice(1)

const idOf = (c: StaffContext) => v.parse(PathIdSchema, c.req.param('id'))
