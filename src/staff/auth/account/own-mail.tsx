import * as v from 'valibot'
import { isMailing } from '../../../contactmails/notifications/notice.ts'
import { plainText } from '../../../contactmails/replies/reply-schema.ts'
import { part, selectOne, sql } from '../../../database/sql.ts'
import { paths } from '../../../paths.ts'
import { Field } from '../../../ui/form/field.tsx'
import { StaffForm } from '../../frame/staff-form.tsx'
import { record } from '../../guards/audit-entry.ts'
import { ownChange } from '../credentials/own-account.ts'

const OwnMailSchema = v.object({ signature: v.nullable(v.string()), wantsNotices: v.number() })

export const readOwnMail = (db: D1Database, id: string) =>
  selectOne(db, OwnMailSchema)`SELECT signature, wantsNotices FROM user WHERE id = ${id}`

const signatureLimit = 500

const OwnMailChangeSchema = v.object({
  signature: v.pipe(
    v.string('Write your signature.'),
    v.transform(plainText),
    v.maxLength(signatureLimit, `Keep your signature to ${signatureLimit} characters.`),
  ),
  notices: v.optional(v.literal('on')),
})

export const changeOwnMail = ownChange(undefined, OwnMailChangeSchema, async (c, { signature, notices }) => {
  const wantsNotices = isMailing(c.env) ? Number(notices === 'on') : part`wantsNotices`
  await sql(c.env.DB)`
    UPDATE user SET signature = ${signature || null}, wantsNotices = ${wantsNotices} WHERE id = ${c.get('staff').id}`.run()
  await record(c, 'own-mail-changed')
  return null
})

type OwnMail = v.InferOutput<typeof OwnMailSchema>

export const OwnMailForm = ({ own, hasNotices }: { own: OwnMail | null; hasNotices: boolean }) => (
  <StaffForm action={paths.admin.ownMail} submit="Save email settings">
    <Field form="account" name="signature" label="Signature, below each of your replies" required={false}>
      {(attributes) => (
        <textarea {...attributes} dir="auto" rows={3} maxLength={signatureLimit} defaultValue={own?.signature ?? ''} />
      )}
    </Field>
    {hasNotices && (
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          name="notices"
          defaultChecked={own?.wantsNotices === 1}
          className="flex-none size-5 mt-1"
        />
        Email me when a message is assigned to me, and when the sender of one of mine writes again.
      </label>
    )}
  </StaffForm>
)
