import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { sql } from '../../../database/sql.ts'
import { paths } from '../../../paths.ts'
import { StaffForm } from '../../frame/staff-form.tsx'
import { ownChange } from '../credentials/own-account.ts'

export const readNotices = async (db: D1Database, id: string): Promise<boolean> =>
  (await sql(db)`SELECT wantsNotices FROM user WHERE id = ${id}`.first<number>('wantsNotices')) === 1

const NoticesSchema = v.object({ notices: v.optional(v.literal('on')) }, 'Reload the page.')

export const changeNotices = ownChange(undefined, NoticesSchema, async (c, { notices }) => {
  await sql(c.env.DB)`UPDATE user SET wantsNotices = ${Number(notices === 'on')} WHERE id = ${c.get('staff').id}`.run()
  return null
})

export function NoticesForm({ isOn }: { isOn: boolean }) {
  return (
    <StaffForm action={paths.admin.notices} submit="Save">
      <label className="flex items-start gap-3">
        <input type="checkbox" name="notices" defaultChecked={isOn} className="mt-1.5" />
        Tell me when a message is assigned to me, and when the sender of one of mine writes again.
      </label>
    </StaffForm>
  )
}
