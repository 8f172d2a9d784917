import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { hashPassword } from 'better-auth/crypto'
import * as v from 'valibot'
import { type Role, roles } from '../src/browser-state/user-info.ts'
import { auditInsertion } from '../src/staff/guards/audit-entry.ts'

const FoundSchema = v.object({
  id: v.string(),
  name: v.string(),
  role: v.nullable(v.picklist(roles)),
  isDisabled: v.nullable(v.number()),
  hasPassword: v.number(),
})
/** A user without role or password is incomplete: creating it was interrupted, or nobody has opened its link. */
export type FoundAccount = v.InferOutput<typeof FoundSchema>

export const findAccount = async (db: D1Database, email: string): Promise<FoundAccount | null> => {
  const row = await db
    .prepare(
      `SELECT id, name, role, banned AS isDisabled,
         EXISTS (SELECT 1 FROM account WHERE userId = user.id AND password IS NOT NULL) AS hasPassword
       FROM user WHERE email = ?1`,
    )
    .bind(email)
    .first()
  return row && v.parse(FoundSchema, row)
}

export const isComplete = ({ role, hasPassword }: FoundAccount): boolean => role !== null && hasPassword === 1

type NewAccount = { id: string; email: string; name: string; role: Role }

/**
 * Writes the account, its audit entry and what lets its owner in, in one transaction. Ends its password and sessions
 * and removes the second step.
 */
export const writeAccount = async (
  db: D1Database,
  found: FoundAccount | null,
  { id, email, name, role }: NewAccount,
  entrance: D1PreparedStatement,
) => {
  const now = new Date().toISOString()
  const isNew = !found || !isComplete(found)
  await db.batch([
    db
      .prepare(
        `INSERT INTO user (id, name, email, role, createdAt, updatedAt) VALUES (?1, ?2, ?3, ?4, ?5, ?5)
         ON CONFLICT (id) DO UPDATE SET name = ?2, role = ?4, twoFactorEnabled = 0, updatedAt = ?5`,
      )
      .bind(id, name, email, role, now),
    ...['account', 'twoFactor', 'passkey', 'session'].map((table) =>
      db.prepare(`DELETE FROM ${table} WHERE userId = ?1`).bind(id),
    ),
    db.prepare('DELETE FROM verification WHERE value = ?1').bind(id),
    entrance,
    auditInsertion(db, {
      actor: 'npm run user:create',
      ...(isNew
        ? { action: 'user-created', subject: `${email} as ${role}` }
        : { action: 'user-reset', subject: email }),
    }),
  ])
}

type Admin = { email: string; name: string; password: string }

/** Creates an admin with a password, for tests, measurements and pictures: people choose theirs by a link. */
export const createAdmin = async (db: D1Database, { password, ...admin }: Admin, hash = hashPassword) => {
  const id = crypto.randomUUID()
  const credential = db
    .prepare(
      `INSERT INTO account (id, accountId, providerId, userId, password, createdAt, updatedAt)
       VALUES (?1, ?2, 'credential', ?2, ?3, ?4, ?4)`,
    )
    .bind(crypto.randomUUID(), id, await hash(password), new Date().toISOString())
  await writeAccount(db, null, { id, role: 'admin', ...admin }, credential)
}
