import * as v from 'valibot'

/** `staff` reads, replies and exports; `admin` also deletes and manages accounts. */
export const roles = ['staff', 'admin'] as const
export type Role = (typeof roles)[number]

export const userInfoKey = 'userInfo'

export const UserInfoSchema = v.object({
  name: v.string(),
  email: v.string(),
  role: v.picklist(roles),
})
export type UserInfo = v.InferOutput<typeof UserInfoSchema>
