import { randomUUID } from 'node:crypto'
import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { type Role, roles } from '../src/browser-state/user-info.ts'
import { auditInsertion } from '../src/staff/guards/audit-entry.ts'

const FoundSchema = v.object({
  id: v.string(),
  name: v.string(),
  role: v.nullable(v.picklist(roles)),
  isDisabled: v.nullable(v.number()),
  /** A hash. */
  password: v.nullable(v.string()),
})
/** A user without role or password is incomplete: creating it was interrupted. */
export type FoundAccount = v.InferOutput<typeof FoundSchema>

export const findAccount = async (db: D1Database, email: string): Promise<FoundAccount | null> => {
  const row = await db
    .prepare(
      `SELECT id, name, role, banned AS isDisabled,
         (SELECT password FROM account WHERE userId = user.id AND password IS NOT NULL) AS password
       FROM user WHERE email = ?1`,
    )
    .bind(email)
    .first()
  return row && v.parse(FoundSchema, row)
}

export const isComplete = ({ role, password }: FoundAccount): boolean => role !== null && password !== null

type NewAccount = {
  email: string
  name: string
  role: Role
  hash: string
  /** Whether the account's owner has to choose another password at the next sign-in. */
  mustChangePassword: boolean
}

/** Writes the account and its audit entry in one transaction. Ends sessions and removes the second step. */
export const writeAccount = async (
  db: D1Database,
  found: FoundAccount | null,
  { email, name, role, hash, mustChangePassword }: NewAccount,
) => {
  const id = found?.id ?? randomUUID()
  const now = new Date().toISOString()
  const isNew = !found || !isComplete(found)
  await db.batch([
    db
      .prepare(
        `INSERT INTO user (id, name, email, role, createdAt, updatedAt, passwordGivenAt)
         VALUES (?1, ?2, ?3, ?4, ?5, ?5, ?6)
         ON CONFLICT (id) DO UPDATE SET name = ?2, role = ?4, twoFactorEnabled = 0, updatedAt = ?5,
           passwordGivenAt = ?6`,
      )
      .bind(id, name, email, role, now, mustChangePassword ? now : null),
    ...['account', 'twoFactor', 'passkey', 'session'].map((table) =>
      db.prepare(`DELETE FROM ${table} WHERE userId = ?1`).bind(id),
    ),
    db.prepare('DELETE FROM verification WHERE value = ?1').bind(id),
    db
      .prepare(
        `INSERT INTO account (id, accountId, providerId, userId, password, createdAt, updatedAt)
         VALUES (?1, ?2, 'credential', ?2, ?3, ?4, ?4)`,
      )
      .bind(randomUUID(), id, hash, now),
    auditInsertion(db, {
      actor: 'npm run user:create',
      ...(isNew
        ? { action: 'user-created', subject: `${email} as ${role}` }
        : { action: 'user-reset', subject: email }),
    }),
  ])
}
