import * as v from 'valibot'

/** What the header and footer show of who is signed in; never a credential. Kept in local storage under `userInfo`. */
export const UserInfoSchema = v.object({
  name: v.string(),
  email: v.string(),
  role: v.picklist(['staff', 'admin']),
})
export type UserInfo = v.InferOutput<typeof UserInfoSchema>
