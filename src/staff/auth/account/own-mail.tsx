import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { plainText } from '../../../contactmails/replies/reply-schema.ts'
import { selectOne, sql } from '../../../database/sql.ts'
import { paths } from '../../../paths.ts'
import { Field } from '../../../ui/form/field.tsx'
import { StaffForm } from '../../frame/staff-form.tsx'
import { record } from '../../guards/audit-entry.ts'
import { ownChange } from '../credentials/own-account.ts'

const OwnMailSchema = v.object({ signature: v.nullable(v.string()), wantsNotices: v.number() })

export const readOwnMail = (db: D1Database, id: string) =>
  selectOne(db, OwnMailSchema)`SELECT signature, wantsNotices FROM user WHERE id = ${id}`

const signatureLimit = 500

const SignatureSchema = v.object({
  signature: v.pipe(
    v.string('Write your signature.'),
    v.transform(plainText),
    v.maxLength(signatureLimit, `Keep your signature to ${signatureLimit} characters.`),
  ),
})

export const changeSignature = ownChange(undefined, SignatureSchema, async (c, { signature }) => {
  await sql(c.env.DB)`UPDATE user SET signature = ${signature || null} WHERE id = ${c.get('staff').id}`.run()
  await record(c, 'signature-changed')
  return null
})

const NoticesSchema = v.object({ notices: v.optional(v.literal('on')) }, 'Reload the page.')

export const changeNotices = ownChange(undefined, NoticesSchema, async (c, { notices }) => {
  await sql(c.env.DB)`UPDATE user SET wantsNotices = ${Number(notices === 'on')} WHERE id = ${c.get('staff').id}`.run()
  return null
})

export const SignatureForm = ({ signature }: { signature: string }) => (
  <StaffForm action={paths.admin.signature} submit="Save signature">
    <Field form="account" name="signature" label="Stands below each of your replies" required={false}>
      {(attributes) => (
        <textarea {...attributes} dir="auto" rows={3} maxLength={signatureLimit} defaultValue={signature} />
      )}
    </Field>
  </StaffForm>
)

export const NoticesForm = ({ isOn }: { isOn: boolean }) => (
  <StaffForm action={paths.admin.notices} submit="Save">
    <label className="flex items-start gap-3">
      <input type="checkbox" name="notices" defaultChecked={isOn} className="flex-none size-5 mt-1" />
      Tell me when a message is assigned to me, and when the sender of one of mine writes again.
    </label>
  </StaffForm>
)
