import { Hono } from 'hono'
import * as v from 'valibot'
import { listDrafts } from '../../contactmails/replies/draft-queries.ts'
import { readFields } from '../../http/body.ts'
import { paths } from '../../paths.ts'
import { Outside } from '../../ui/text/outside.tsx'
import { idOf } from '../frame/staff-call.ts'
import { ActForm, Section } from '../frame/staff-form.tsx'
import { doneOf, guardPage, staffPage } from '../frame/staff-page.tsx'
import { record } from '../guards/audit-entry.ts'
import { forStaff, operation } from '../guards/permissions.ts'
import type { StaffContext, StaffEnv } from '../guards/session.ts'
import * as queries from './queries.ts'
import { SavedReplyForm, type SavedReplyValues } from './saved-reply-form.tsx'
import { maxSavedReplies, type NewSavedReply, NewSavedReplySchema, type SavedReply } from './saved-reply-schema.ts'

const { savedReplies: listPath, savedReply: pathOf, savedReplyDelete } = paths.admin
const FromSchema = v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined)
const doneTexts = { saved: 'Reply saved.', deleted: 'Reply deleted.' }

/** Stores a new reply, or changes this version of one. False if there is no room, or it has changed or is gone. */
const save = operation(forStaff, async (c, id: string | null, reply: NewSavedReply, version?: string) => {
  const given = id ?? crypto.randomUUID()
  const isStored = id
    ? await queries.updateSavedReply(c.env.DB, id, reply, version)
    : await queries.insertSavedReply(c.env.DB, given, reply)
  if (isStored) await record(c, id ? 'saved-reply-changed' : 'saved-reply-created', given)
  return isStored
})

const remove = operation(forStaff, async (c, id: string, version?: string): Promise<boolean> => {
  const isDeleted = await queries.removeSavedReply(c.env.DB, id, version)
  if (isDeleted) await record(c, 'saved-reply-deleted', id)
  return isDeleted
})

export const savedReplyPages = new Hono<StaffEnv>()
  .get(listPath, guardPage(forStaff), async (c) => {
    const from = v.parse(FromSchema, c.req.query('from'))
    const drafts = from ? await listDrafts(c.env.DB, from, c.get('staff').id) : []
    const body = drafts.find(({ kind }) => kind === 'reply')?.text
    return listPage(c, { from, body })
  })
  .post(listPath, guardPage(save), (c) => saved(c, null))
  .get(pathOf(':id'), guardPage(forStaff), async (c) => {
    const reply = await queries.findSavedReply(c.env.DB, idOf(c))
    const from = v.parse(FromSchema, c.req.query('from'))
    return reply ? formPage(c, reply, { ...reply, from }) : missing(c)
  })
  .post(pathOf(':id'), guardPage(save), (c) => saved(c, idOf(c)))
  .post(savedReplyDelete(':id'), guardPage(remove), async (c) => {
    const { version } = await readFields(c)
    if (await remove(c, idOf(c), version)) return c.redirect(`${listPath}?done=deleted`, 303)
    const reply = await queries.findSavedReply(c.env.DB, idOf(c))
    if (!reply) return missing(c)
    c.status(409)
    return formPage(c, reply, reply, notDeleted)
  })

async function saved(c: StaffContext, id: string | null) {
  const values = await readFields(c)
  const parsed = v.safeParse(NewSavedReplySchema, values)
  const taken = parsed.success && (await queries.findKeyTaken(c.env.DB, id, parsed.output))
  if (parsed.success && !taken && (await save(c, id, parsed.output, values.version))) {
    const from = v.parse(FromSchema, values.from)
    return c.redirect(from ? paths.admin.contactmail(from) : `${listPath}?done=saved`, 303)
  }
  const reply = id && (await queries.findSavedReply(c.env.DB, id))
  const again = (status: 400 | 409, text: string, version = values.version) => {
    c.status(status)
    return formPage(c, reply || null, { ...values, version }, text)
  }
  if (id && !reply) return again(409, gone)
  if (!parsed.success) return again(400, parsed.issues[0].message)
  if (taken) return again(409, `Key ${taken.digit} inserts “${taken.name}” already. Choose another.`)
  return reply ? again(409, changed, reply.version) : again(409, full)
}

const newReply = 'New reply'
const gone = 'Somebody has deleted this reply. Save it again to keep what you typed as a new one.'
const changed = 'Somebody has changed this reply since you opened it. Save again to replace their text with yours.'
const notDeleted =
  'Not deleted: somebody has changed this reply since you opened it. Read it, and delete it if you still want to.'
const full = `There are ${maxSavedReplies} saved replies, which is the limit. Delete one first.`

const back = (
  <a className="text-link" href={listPath}>
    All saved replies
  </a>
)

async function listPage(c: StaffContext, values: SavedReplyValues) {
  const replies = await queries.listSavedReplies(c.env.DB)
  return staffPage(
    c,
    'Saved replies',
    <>
      <p className="max-w-[64ch] text-muted">
        {
          'Texts to reply with. {name}, {first}, {reference} and {due} become the sender’s name, its first word, the reference and the day by which the reply is due, counted from today once it is overdue. In the inbox, a reply’s key inserts it.'
        }
      </p>
      {replies.length === 0 ? (
        <p className="mt-4 print p-6! max-w-[40rem]">No saved replies yet.</p>
      ) : (
        <ul className="mt-4 border-t border-line">
          {replies.map(({ id, name, reason, body, digit }) => (
            <li key={id} className="py-3 border-b border-line" data-saved-reply={id}>
              <a
                className="text-link inline-flex items-center min-h-10 font-semibold"
                href={`${pathOf(id)}${values.from ? `?from=${values.from}` : ''}`}
              >
                <Outside text={name} />
              </a>
              <Scope reason={reason} digit={digit} />
              <p className="max-w-[68ch] line-clamp-2">
                <Outside text={body} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <Section id="create" heading={newReply} className="unprinted mt-10 max-w-[40rem]">
        <SavedReplyForm action={listPath} values={values} replies={replies} />
      </Section>
    </>,
    { banner: doneOf(c, doneTexts) },
  )
}

function Scope({ reason, digit }: Pick<SavedReply, 'reason' | 'digit'>) {
  return (
    <p className="text-small text-muted">
      {reason ?? 'Every reason'}
      {digit && `, key ${digit}`}
    </p>
  )
}

async function formPage(c: StaffContext, reply: SavedReply | null, values: SavedReplyValues, text?: string) {
  const replies = await queries.listSavedReplies(c.env.DB)
  const title = reply?.name ?? newReply
  return staffPage(
    c,
    <Outside text={title} />,
    <div className="max-w-[40rem]">
      <SavedReplyForm action={reply ? pathOf(reply.id) : listPath} values={values} replies={replies} />
      {reply && text === changed && (
        <Section id="theirs" heading="The reply as it is now" className="my-10">
          <p className="mt-2 font-semibold">
            <Outside text={reply.name} />
          </p>
          <Scope {...reply} />
          <p className="mt-2 whitespace-pre-wrap">
            <Outside text={reply.body} />
          </p>
        </Section>
      )}
      {reply && (
        <ActForm action={savedReplyDelete(reply.id)} text="Delete this reply" about={title} submit="Yes, delete it">
          <input type="hidden" name="version" value={values.version} />
        </ActForm>
      )}
      <p className="mt-6">{back}</p>
    </div>,
    { title, banner: text === undefined ? null : { kind: 'error', text } },
  )
}

function missing(c: StaffContext) {
  c.status(404)
  return staffPage(c, 'Reply not found. It may have been deleted.', <p>{back}</p>)
}
