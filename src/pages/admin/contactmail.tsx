import { type Context, Hono } from 'hono'
import { inboxWords, mailWords as words } from '../../content/staff.ts'
import { insertAudit } from '../../db/audit.ts'
import { readContactmail } from '../../db/inbox.ts'
import {
  clearContactmailOfSpam,
  deleteContactmail,
  markContactmailRead,
  purgeDeletedContactmails,
  restoreContactmail,
} from '../../db/inbox-changes.ts'
import { paths } from '../../paths.ts'
import { type StaffEnv, staffOnly, staffPage } from './guard.tsx'
import { Mail } from './mail.tsx'

const { contactmails, contactmail: pathOf, contactmailAct } = paths.admin
type Env = Context<StaffEnv, string>

/** One message, and what can be done with it. Every change is a POST that leads back to a page. */
export const contactmail = new Hono<StaffEnv>()
  .get(pathOf(':id'), staffOnly(), async (c) => {
    const mail = await readContactmail(c.env.DB, idOf(c))
    if (!mail) return unknown(c)
    await record(c, 'mail-read', mail.id)
    return staffPage(c, mail.subject, <Mail mail={mail} mayDelete={c.get('staff').role === 'admin'} />)
  })
  .post(contactmailAct(':id', 'open'), staffOnly(), async (c) => {
    const id = idOf(c)
    if (!(await readContactmail(c.env.DB, id))) return unknown(c)
    await markContactmailRead(c.env.DB, id)
    return c.redirect(pathOf(id), 303)
  })
  .post(contactmailAct(':id', 'clear'), staffOnly(), async (c) => {
    const id = idOf(c)
    if (!(await clearContactmailOfSpam(c.env.DB, id))) return unknown(c)
    await record(c, 'mail-cleared', id)
    return c.redirect(pathOf(id), 303)
  })
  .get(contactmailAct(':id', 'delete'), staffOnly({ role: 'admin' }), async (c) => {
    const mail = await readContactmail(c.env.DB, idOf(c))
    if (!mail) return unknown(c)
    return staffPage(
      c,
      inboxWords.deleteTitle.replace('{subject}', mail.subject),
      <>
        <p>{words.deleteHint}</p>
        <form
          action={contactmailAct(mail.id, 'delete')}
          method="post"
          className="mt-6 flex flex-wrap items-center gap-4"
        >
          <button type="submit" className="button">
            {inboxWords.confirm}
          </button>
          <a className="button-line" href={pathOf(mail.id)}>
            {inboxWords.cancel}
          </a>
        </form>
      </>,
    )
  })
  .post(contactmailAct(':id', 'delete'), staffOnly({ role: 'admin' }), async (c) => {
    const id = idOf(c)
    await purgeDeletedContactmails(c.env.DB)
    if (!(await deleteContactmail(c.env.DB, id))) return unknown(c)
    await record(c, 'mail-deleted', id)
    return c.redirect(`${contactmails}?deleted=${id}`, 303)
  })
  .post(contactmailAct(':id', 'restore'), staffOnly({ role: 'admin' }), async (c) => {
    const id = idOf(c)
    if (!(await restoreContactmail(c.env.DB, id))) return c.redirect(`${contactmails}?late`, 303)
    await record(c, 'mail-restored', id)
    return c.redirect(contactmails, 303)
  })

const idOf = (c: Env) => c.req.param('id') ?? ''

const record = (c: Env, action: Parameters<typeof insertAudit>[1]['action'], subject: string) =>
  insertAudit(c.env.DB, { actor: c.get('staff').email, action, subject })

function unknown(c: Env) {
  c.status(404)
  return staffPage(
    c,
    words.unknown,
    <p>
      <a className="text-link" href={contactmails}>
        {words.back}
      </a>
    </p>,
  )
}
