import { Hono } from 'hono'
import * as v from 'valibot'
import { readForm } from '../../../http/body.ts'
import { refuse } from '../../../http/refuse.ts'
import { paths } from '../../../paths.ts'
import { guardPage } from '../../frame/guard-page.ts'
import type { StaffEnv } from '../../guards/staff.ts'
import { deleteContactmails, restoreContactmails } from '../operations.ts'
import { inboxUrl } from '../state/inbox-location.ts'
import { inboxWords as words } from '../words.ts'
import { ChangeFieldSchema } from './change-field.ts'
import { changeContactmails, undoChange } from './change-operations.ts'
import { IdsSchema } from './change-schema.ts'
import { PackedChangeSchema, packChange } from './packed-change.ts'

const { contactmailsAct } = paths.admin

/** The ids of a form's `id` fields; none if one is not an id. */
const IdsFieldSchema = v.fallback(v.optional(IdsSchema, []), [])
const FieldsSchema = v.object({
  ids: IdsFieldSchema,
  change: v.fallback(v.nullable(ChangeFieldSchema), null),
  /** The list's query string. */
  back: v.fallback(v.pipe(v.string(), v.maxLength(2000), v.regex(/^[\x21-\x7e]*$/)), ''),
  /** The contactmail that was open. */
  at: v.fallback(v.pipe(v.string(), v.uuid()), ''),
})

/** What forms do with one or several contactmails. Each leads back to where its form was. */
export const changePages = new Hono<StaffEnv>()
  .post(contactmailsAct('change'), guardPage(changeContactmails), async (c) => {
    const { ids, change, back, at } = fieldsOf(await readForm(c))
    if (!change) return refuse(c, { status: 400, message: words.noChange })
    const changed = ids.length > 0 ? await changeContactmails(c, ids, change) : undefined
    if (changed === null) return refuse(c, { status: 400, message: words.noAccount })
    const undo = changed?.previous.length ? packChange(changed) : ''
    const isLeft = change.kind === 'read'
    return c.redirect(inboxUrl(withParameter(back, 'changed', undo), isLeft ? null : at || null), 303)
  })
  .post(contactmailsAct('undo'), guardPage(undoChange), async (c) => {
    const form = await readForm(c)
    const { back, at } = fieldsOf(form)
    const changed = v.safeParse(PackedChangeSchema, form.get('changed'))
    if (!changed.success) return refuse(c, { status: 400, message: words.noChange })
    const { previous } = await undoChange(c, changed.output)
    const isWhole = previous.length === changed.output.previous.length
    return c.redirect(inboxUrl(withParameter(back, 'late', isWhole ? '' : 'changed'), at || null), 303)
  })
  .post(contactmailsAct('delete'), guardPage(deleteContactmails), async (c) => {
    const { ids, back } = fieldsOf(await readForm(c))
    const deleted = ids.length > 0 ? await deleteContactmails(c, ids) : []
    return c.redirect(inboxUrl(withParameter(back, 'deleted', deleted.join(','))), 303)
  })
  .post(contactmailsAct('restore'), guardPage(restoreContactmails), async (c) => {
    const { ids, back } = fieldsOf(await readForm(c))
    const restored = ids.length > 0 ? await restoreContactmails(c, ids) : []
    return c.redirect(inboxUrl(restored.length > 0 ? back : [back, 'late'].filter(Boolean).join('&')), 303)
  })

const withParameter = (query: string, name: string, value: string) =>
  [query, value && `${name}=${value}`].filter(Boolean).join('&')

const fieldsOf = (form: FormData) =>
  v.parse(FieldsSchema, {
    ids: form.getAll('id'),
    change: form.get('change'),
    back: form.get('back'),
    at: form.get('at'),
  })
