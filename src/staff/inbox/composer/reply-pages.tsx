import { Hono } from 'hono'
import * as v from 'valibot'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import { type Reply, ReplySchema } from '../../../contactmails/replies/reply-schema.ts'
import { readFields } from '../../../http/body.ts'
import { paths } from '../../../paths.ts'
import { guardPage } from '../../frame/guard-page.ts'
import { PathIdSchema } from '../../frame/staff-query.ts'
import type { StaffContext, StaffEnv } from '../../guards/staff.ts'
import { matchAnswers } from '../../saved-replies/match-saved-replies.ts'
import { contactmailMissing } from '../pane/contactmail-missing.tsx'
import { readOpened } from '../pane/opened.ts'
import * as queries from '../queries.ts'
import { showInbox } from '../show-inbox.tsx'
import { inboxUrl } from '../state/inbox-location.ts'
import type { Answered } from './conversation.tsx'
import { retryReply, sendReply } from './reply-operations.ts'
import { replyWords as words } from './reply-words.ts'

/** Answers by a native form: a redirect to the message, or the form again with what is wrong. */
export const replyPages = new Hono<StaffEnv>()
  .post(paths.admin.replies(':id'), guardPage(sendReply), async (c) => {
    const contactmail = await queries.readContactmail(c.env.DB, idOf(c))
    if (!contactmail) return contactmailMissing(c)
    const fields = await readFields(c)
    const again = { text: fields.text ?? '', status: fields.status ?? 'answered' }
    if (fields.act === 'insert') return page(c, 200, contactmail, again, fields.answer)
    const parsed = v.safeParse(ReplySchema, fields)
    if (!parsed.success) return page(c, 400, contactmail, { ...again, error: parsed.issues[0].message })
    return send(c, contactmail, parsed.output, again)
  })
  .post(paths.admin.replyRetry(':id', ':replyId'), guardPage(retryReply), async (c) => {
    const id = idOf(c)
    await retryReply(c, id, v.parse(PathIdSchema, c.req.param('replyId')))
    return c.redirect(`${inboxUrl(queryOf(c), id)}#answers`, 303)
  })

async function send(c: StaffContext, contactmail: ListedContactmail, reply: Reply, again: Answered) {
  const { outcome } = await sendReply(c, contactmail.id, reply)
  if (outcome === 'queued') return c.redirect(`${inboxUrl(queryOf(c), contactmail.id)}#answers`, 303)
  if (outcome === 'overtaken' || outcome === 'taken')
    return page(c, 409, contactmail, { ...again, error: words[outcome] })
  return contactmailMissing(c)
}

/** The form again, with the best match for the name of a saved answer added to its text. */
async function page(
  c: StaffContext,
  status: 200 | 400 | 409,
  contactmail: ListedContactmail,
  values: Answered,
  name?: string,
) {
  const opened = await readOpened(c, contactmail.id)
  if (!opened) return contactmailMissing(c)
  c.status(status)
  const [match] = name ? matchAnswers(opened.thread.conversation.answers, name) : []
  const text = [values.text, match?.text].filter(Boolean).join('\n\n')
  return showInbox(c, { opened, answered: { ...values, text } })
}

/** The list's query string, which forms carry along. */
const queryOf = (c: StaffContext) => new URL(c.req.url).search.slice(1)

const idOf = (c: StaffContext) => v.parse(PathIdSchema, c.req.param('id'))
