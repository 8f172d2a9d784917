import { randomInt } from 'node:crypto'
import type { D1Database } from '@cloudflare/workers-types'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { newPasswordProblem } from '../src/staff/auth/password/password.ts'
import { findAccount, isComplete, writeAccount } from './account-queries.ts'
import { askPassword } from './ask-password.ts'
import { CommandError } from './command.ts'
import type { UserOptions } from './user-options.ts'

/** Creates, resets or completes the account and prints what was done. */
export const createUser = async (db: D1Database, options: UserOptions, ask = askPassword) => {
  const { email, reset, own } = options
  const found = await findAccount(db, email)
  if (found && isComplete(found) && !reset)
    throw new CommandError(`${email} has an account already. Use --reset to set a new password.`, 1)
  if (!found && reset) throw new CommandError(`${email} has no account.`, 1)

  const name = options.name ?? found?.name ?? email.split('@')[0] ?? email
  const role = (reset ? (found?.role ?? options.role) : options.role) ?? 'staff'
  const password = await newPassword(options, [name, email], ask)
  if (found?.password && (await verifyPassword({ hash: found.password, password })))
    throw new CommandError('The account has this password already. Choose another.', 1)
  await writeAccount(db, found, { email, name, role, hash: await hashPassword(password), mustChangePassword: !own })

  console.error(reset ? `${email} has a new password.` : `${email} can sign in as ${role}.`)
  if (found && !isComplete(found)) console.error('The account was incomplete and has been repaired.')
  if (found?.isDisabled)
    console.error('The account is still disabled: nobody can sign in to it until an admin enables it.')
  if (options.generate) console.log(`Password, shown once: ${password}`)
}

async function newPassword({ generate }: UserOptions, own: string[], ask: typeof askPassword) {
  if (generate) return generatePassword()
  const password = await ask()
  const problem = await newPasswordProblem(password, own)
  if (problem) throw new CommandError(problem, 1)
  return password
}

/** 24 characters that are hard to misread: 117 bits. */
function generatePassword() {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
  return Array.from(
    { length: 24 },
    (_, index) => (index > 0 && index % 6 === 0 ? '-' : '') + alphabet[randomInt(alphabet.length)],
  ).join('')
}
