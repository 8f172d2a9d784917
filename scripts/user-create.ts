/**
 * Makes an account, the first admin's above all. With `--reset` it gives an account that is there a new password,
 * takes its second step off and ends its sessions, for those who have lost both.
 *
 *   npm run user:create -- --email ada@forager.example --role admin [--name "Ada Quill"] [--generate] [--reset] [--remote]
 */
import { randomInt, randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { hashPassword } from 'better-auth/crypto'
import * as v from 'valibot'
import { insertAudit } from '../src/db/audit.ts'
import { NewUserSchema } from '../src/schemas/account.ts'
import { askPassword } from './ask-password.ts'
import { wranglerDatabase } from './d1.ts'

const { values: options } = parseArgs({
  options: {
    email: { type: 'string' },
    role: { type: 'string' },
    name: { type: 'string' },
    generate: { type: 'boolean', default: false },
    reset: { type: 'boolean', default: false },
    remote: { type: 'boolean', default: false },
    'persist-to': { type: 'string' },
  },
})

try {
  await createUser()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function createUser() {
  const db = wranglerDatabase({ remote: options.remote, persistTo: options['persist-to'] })
  const name = options.name ?? options.email?.split('@')[0]
  const wanted = { name, email: options.email, role: options.role ?? (options.reset ? 'staff' : undefined) }
  // Everything but the password first: nobody should think of one in vain.
  v.parse(v.omit(NewUserSchema, ['password']), wanted)
  const password = options.generate ? generatePassword() : await askPassword()
  const user = v.parse(NewUserSchema, { ...wanted, password })

  const found = await db.prepare('SELECT id FROM user WHERE email = ?1').bind(user.email).first<{ id: string }>()
  if (found && !options.reset) throw new Error(`${user.email} has an account already. --reset gives it a new password.`)
  if (!found && options.reset) throw new Error(`${user.email} has no account.`)

  const hash = await hashPassword(user.password)
  const now = new Date().toISOString()
  const id = found?.id ?? randomUUID()
  if (found) {
    await db.prepare('UPDATE account SET password = ?2, updatedAt = ?3 WHERE userId = ?1').bind(id, hash, now).run()
    await db.prepare('DELETE FROM twoFactor WHERE userId = ?1').bind(id).run()
    await db.prepare('UPDATE user SET twoFactorEnabled = 0 WHERE id = ?1').bind(id).run()
    await db.prepare('DELETE FROM session WHERE userId = ?1').bind(id).run()
  } else {
    await db
      .prepare('INSERT INTO user (id, name, email, role, createdAt, updatedAt) VALUES (?1, ?2, ?3, ?4, ?5, ?5)')
      .bind(id, user.name, user.email, user.role, now)
      .run()
    await db
      .prepare(
        `INSERT INTO account (id, accountId, providerId, userId, password, createdAt, updatedAt)
         VALUES (?1, ?2, 'credential', ?2, ?3, ?4, ?4)`,
      )
      .bind(randomUUID(), id, hash, now)
      .run()
  }
  await insertAudit(db, {
    actor: 'npm run user:create',
    action: found ? 'user-reset' : 'user-created',
    subject: found ? user.email : `${user.email} as ${user.role}`,
  })
  console.error(found ? `${user.email} has a new password.` : `${user.email} can sign in as ${user.role}.`)
  if (options.generate) console.log(`Password, shown this once: ${user.password}`)
}

/** 24 characters that are hard to misread: 117 bits. */
function generatePassword() {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
  return Array.from(
    { length: 24 },
    (_, index) => (index > 0 && index % 6 === 0 ? '-' : '') + alphabet[randomInt(alphabet.length)],
  ).join('')
}
