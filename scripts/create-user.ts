import type { D1Database } from '@cloudflare/workers-types'
import { invitationHours, newLink } from '../src/staff/auth/password/password-link.ts'
import { findAccount, isComplete, writeAccount } from './account-queries.ts'
import { CommandError } from './command.ts'
import { readPort } from './port.ts'
import type { UserOptions } from './user-options.ts'

/** Creates, resets or completes the account and prints a link with which its owner chooses a password. */
export const createUser = async (db: D1Database, { email, reset, ...options }: UserOptions) => {
  const found = await findAccount(db, email)
  if (found && isComplete(found) && !reset)
    throw new CommandError(`${email} has an account already. Use --reset for a new password.`, 1)
  if (!found && reset) throw new CommandError(`${email} has no account.`, 1)

  const name = options.name ?? found?.name ?? email.split('@')[0] ?? email
  const role = (reset ? (found?.role ?? options.role) : options.role) ?? 'staff'
  const id = found?.id ?? crypto.randomUUID()
  const { url, insertion } = await newLink(db, await siteOf(options), id)
  await writeAccount(db, found, { id, email, name, role }, insertion)

  if (found?.isDisabled) console.error('The account is still disabled: the link works once an admin has enabled it.')
  console.error(
    `With this link ${email} chooses a password, once, within ${invitationHours} hours, to sign in as ${role}:`,
  )
  console.log(url)
}

/** Production's address is a fact of the content, which `npm run content` prints. */
async function siteOf({ site, remote }: Pick<UserOptions, 'site' | 'remote'>) {
  if (site) return new URL(site).origin
  return remote ? (await import('../src/site/content/content.ts')).company.origin : `http://localhost:${readPort()}`
}
