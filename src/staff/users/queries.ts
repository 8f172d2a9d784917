import * as v from 'valibot'
import { type Role, roles } from '../../browser-state/user-info.ts'
import { FlagSchema, parseRows } from '../../database/parse-rows.ts'
import { exists, part, select, selectOne, sql } from '../../database/sql.ts'

const UserRowSchema = v.object({
  ...v.entriesFromList(['id', 'name', 'email'], v.string()),
  ...v.entriesFromList(['isDisabled', 'hasAuthenticator', 'hasPasskey', 'mayPublish'], FlagSchema),
  /** Null if creating the account was interrupted: nobody can sign in to it. */
  role: v.fallback(v.nullable(v.picklist(roles)), null),
  /** False until its owner has chosen one by the link of the invitation. */
  hasPassword: FlagSchema,
})
export type UserRow = v.InferOutput<typeof UserRowSchema>

const users = part`SELECT id, name, email, role, banned AS isDisabled, twoFactorEnabled AS hasAuthenticator, mayPublish,
  EXISTS (SELECT 1 FROM account WHERE userId = user.id AND password IS NOT NULL) AS hasPassword,
  EXISTS (SELECT 1 FROM passkey WHERE userId = user.id) AS hasPasskey FROM user`

const listed = async (statement: D1PreparedStatement) =>
  parseRows(UserRowSchema, (await statement.all()).results, 'user')

export const listUsers = (db: D1Database) => listed(sql(db)`${users} ORDER BY email`)

export const findUser = async (db: D1Database, idOrAddress: string): Promise<UserRow | null> =>
  (await listed(sql(db)`${users} WHERE id = ${idOrAddress} OR email = ${idOrAddress}`))[0] ?? null

export const updateMayPublish = (db: D1Database, id: string, mayPublish: boolean) =>
  sql(db)`UPDATE user SET mayPublish = ${Number(mayPublish)} WHERE id = ${id}`.run()

const hasAdminBesides = (id: string) =>
  part`EXISTS (SELECT 1 FROM user WHERE id <> ${id} AND role = 'admin' AND banned IS NOT 1)`

/** Returns false if nobody would be left who is an admin. A new admin's session has no grace. */
export const updateRole = async (db: D1Database, id: string, role: Role): Promise<boolean> => {
  const [change] = await db.batch([
    sql(db)`
      UPDATE user SET role = ${role} WHERE id = ${id} AND (${role} = 'admin' OR ${hasAdminBesides(id)})`,
    sql(db)`UPDATE session SET secondStep = NULL WHERE userId = ${id} AND secondStep = 'grace'`,
    // An admin would have had to sign in with the passkey.
    sql(db)`
      DELETE FROM session WHERE userId = ${id} AND ${role} = 'admin' AND secondStep IS NULL
        AND EXISTS (SELECT 1 FROM passkey WHERE userId = ${id})
        AND (SELECT twoFactorEnabled FROM user WHERE id = ${id}) IS NOT 1`,
  ])
  return change?.meta.changes === 1
}

/** Removes authenticator, recovery codes and passkeys, and signs the account out. Keeps the link of one without a password. */
export const deleteSecondStep = (db: D1Database, id: string) =>
  db.batch([
    sql(db)`UPDATE user SET twoFactorEnabled = 0 WHERE id = ${id}`,
    sql(db)`DELETE FROM twoFactor WHERE userId = ${id}`,
    sql(db)`DELETE FROM passkey WHERE userId = ${id}`,
    sql(db)`DELETE FROM session WHERE userId = ${id}`,
    sql(db)`
      DELETE FROM verification WHERE value = ${id}
        AND EXISTS (SELECT 1 FROM account WHERE userId = ${id} AND password IS NOT NULL)`,
  ])

/** Statements after which the account has neither a password nor a session. */
export const passwordEnding = (db: D1Database, id: string) => [
  sql(db)`DELETE FROM account WHERE userId = ${id} AND providerId = 'credential'`,
  ...signingOut(db, id),
]

/** Also clears the assignee of their open and waiting contactmails. False if nobody would be left who is an admin. */
export const disableUser = async (db: D1Database, id: string): Promise<boolean> => {
  const isDisabled = await exists(db)`
    UPDATE user SET banned = 1 WHERE id = ${id} AND ${hasAdminBesides(id)} RETURNING id`
  if (!isDisabled) return false
  await db.batch([
    sql(db)`
      UPDATE contactmails SET assignee = NULL, changed_at = ${new Date().toISOString()}
      WHERE assignee = ${id} AND status IN ('open', 'waiting')`,
    ...signingOut(db, id),
  ])
  return true
}

const signingOut = (db: D1Database, id: string) => [
  sql(db)`DELETE FROM session WHERE userId = ${id}`,
  sql(db)`DELETE FROM verification WHERE value = ${id}`,
]

const ColleagueSchema = v.object(v.entriesFromList(['id', 'name', 'email'], v.string()))
const colleagues = part`SELECT id, name, email FROM user WHERE role IN ('staff', 'admin') AND banned IS NOT 1`

export const listColleagues = async (db: D1Database) =>
  toldApart(await select(db, ColleagueSchema)`${colleagues} AND firstSignInAt IS NOT NULL ORDER BY email`)

export const listNames = async (db: D1Database): Promise<Record<string, string>> =>
  Object.fromEntries(toldApart(await listUsers(db)).map(({ email, name }) => [email, name]))

/** Those who share a name have their address behind it. */
function toldApart<User extends Record<'name' | 'email', string>>(users: User[]): User[] {
  const isShared = (name: string) => users.filter((user) => user.name === name).length > 1
  return users.map((user) => (isShared(user.name) ? { ...user, name: `${user.name} (${user.email})` } : user))
}

export const findColleague = (db: D1Database, id: string) =>
  selectOne(db, ColleagueSchema)`${colleagues} AND id = ${id}`
