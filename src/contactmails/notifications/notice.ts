import * as v from 'valibot'
import { type Part, part, selectOne, sql } from '../../database/sql.ts'
import { type Bindings, mailDomains, notificationAddresses } from '../../env.ts'
import { paths } from '../../paths.ts'
import { dueDay } from '../due/due-date.ts'
import { officeMoment } from '../due/office-time.ts'
import type { ListedContactmail } from '../listed-contactmail.ts'
import { enqueueMessage } from '../outbox/enqueue.ts'
import { notConfigured, notNeeded, officeMail } from '../outbox/kind.ts'
import { inHeader, referenceOf } from '../outbox/reference-and-names.ts'

/** Where answers to notices go, to be refused with the reason. */
export const noticeMailbox = 'notices'

export const isMailing = (env: Bindings): boolean => Boolean(env.MAILER && notificationAddresses(env))

/** The `data` of a notification to one account, `to`. `by` is the account that has assigned all of these `ids`. */
export const NoticeSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant('event', [
    v.object({ event: v.literal('replied'), to: v.string(), entry: v.string() }),
    v.object({ event: v.literal('assigned'), to: v.string(), by: v.string(), ids: v.array(v.string()) }),
  ]),
)
type Notice = v.InferOutput<typeof NoticeSchema>

const isWanted = part`role IN ('staff', 'admin') AND banned IS NOT 1 AND wantsNotices = 1`

const hour = 60 * 60 * 1000

type Came = { id: string; author: string; receivedAt: string }

/** Tells the assignee, or else who replied last, once an hour until it is opened. Runs before what came is stored. */
export const replyNotice = (db: D1Database, contactmailId: string, { id, author, receivedAt }: Came) => {
  const hourAgo = new Date(Date.parse(receivedAt) - hour).toISOString()
  return sql(db)`
    INSERT INTO outbox (id, kind, contactmail_id, data, created_at, next_attempt_at)
    SELECT ${`notice_${id}`}, 'notification', ${contactmailId},
      json_object('event', 'replied', 'to', user.id, 'entry', ${id}), ${receivedAt}, ${receivedAt}
    FROM contactmails JOIN user ON user.id = coalesce(
      (SELECT id FROM user WHERE id = assignee AND banned IS NOT 1),
      (SELECT writer.id FROM entries JOIN user AS writer ON writer.email = entries.author AND writer.banned IS NOT 1
       WHERE contactmail_id = ${contactmailId} AND direction = 'out' ORDER BY entries.created_at DESC LIMIT 1))
    WHERE contactmails.id = ${contactmailId} AND verdict = 'ham' AND ${isWanted} AND user.email <> ${author} COLLATE NOCASE
      AND (read_at IS NOT NULL OR NOT EXISTS (
        SELECT 1 FROM outbox
        WHERE contactmail_id = ${contactmailId} AND data ->> 'event' = 'replied' AND created_at > ${hourAgo}))
    ON CONFLICT DO NOTHING`
}

/** Long enough to take an assignment back. */
const holdSeconds = 60

type Assignment = { id: string; to: string | null; by: string; at: Date }

/** One notice of all `contactmails` about to be assigned by a change. Whoever assigns to themselves knows. */
export const assignmentNotice = (db: D1Database, { id, to, by, at }: Assignment, contactmails: Part) => {
  const dueAt = new Date(at.getTime() + holdSeconds * 1000)
  return sql(db)`
    INSERT INTO outbox (id, kind, contactmail_id, data, created_at, next_attempt_at)
    SELECT ${`notice_${id}`}, 'notification', first, notice, ${at.toISOString()}, ${dueAt.toISOString()}
    FROM (SELECT min(id) AS first,
            json_object('event', 'assigned', 'to', ${to}, 'by', ${by}, 'ids', json_group_array(id)) AS notice
          FROM (${contactmails}))
    WHERE first IS NOT NULL AND EXISTS (SELECT 1 FROM user WHERE id = ${to} AND id <> ${by} AND ${isWanted})
      AND NOT EXISTS (SELECT 1 FROM outbox WHERE contactmail_id = first AND data = notice AND state = 'queued')`
}

export const enqueueNotice = (env: Bindings, changeId: string) =>
  enqueueMessage(env, { id: `notice_${changeId}`, kind: 'notification' }, holdSeconds + 2)

const RecipientSchema = v.object({
  name: v.string(),
  email: v.string(),
  giver: v.nullable(v.string()),
  more: v.number(),
})

export const prepareNotice = async (env: Bindings, notice: Notice, contactmail: ListedContactmail) => {
  const { DB } = env
  const { by, ids } = notice.event === 'assigned' ? notice : { by: '', ids: [] }
  const user = await selectOne(DB, RecipientSchema)`
    SELECT name, email, (SELECT name FROM user WHERE id = ${by}) AS giver,
      (SELECT COUNT(*) - 1 FROM contactmails
       WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND assignee = ${notice.to}) AS more
    FROM user WHERE id = ${notice.to} AND ${isWanted}`
  const arrivedAt =
    notice.event === 'assigned'
      ? contactmail.assignee === notice.to && contactmail.createdAt
      : await sql(DB)`SELECT created_at FROM entries WHERE id = ${notice.entry}`.first<string>('created_at')
  if (!user || !arrivedAt) return { error: notNeeded, isFinal: true }
  // Loaded here: nothing else that leaves needs the site's content.
  const { siteOrigin } = await import('../../site/content/site-names.ts')
  const { inbound } = mailDomains(env)
  const mail = officeMail(env, {
    to: user.email,
    ...(inbound && { replyTo: { email: `${noticeMailbox}@${inbound}`, name: 'Reply in the inbox' } }),
    ...wordsOf(notice, contactmail, arrivedAt, user, siteOrigin),
  })
  return mail ?? notConfigured
}

function wordsOf(
  notice: Notice,
  contactmail: ListedContactmail,
  arrivedAt: string,
  { name, giver, more }: v.InferOutput<typeof RecipientSchema>,
  origin: string,
) {
  const { id, subject, openedAt, status } = contactmail
  const sender = inHeader(contactmail.name)
  const others = more > 0 ? ` and ${more} more` : ''
  const what =
    notice.event === 'replied'
      ? `${sender} has written again.`
      : `${giver ?? 'A colleague'} has assigned a message from ${sender}${others} to you.`
  const lines = [
    `Subject: ${inHeader(subject)}`,
    `Arrived: ${officeMoment(new Date(arrivedAt))}`,
    ...(status === 'open' ? [`Reply due: ${dueDay(new Date(openedAt))}`] : []),
  ]
  return {
    subject: `${notice.event === 'replied' ? 'Reply to' : 'Assigned to you:'} ${referenceOf(id)}: ${inHeader(subject)}`,
    text: `Hello ${name},

${what}

${lines.join('\n')}

Read it and reply: ${origin}${paths.admin.contactmail(id)}

A reply to this email reaches nobody. You can turn these emails off: ${origin}${paths.admin.account}
`,
  }
}
