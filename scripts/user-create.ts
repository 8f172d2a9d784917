/**
 * Creates an account, such as the first admin's, or completes one that was created only in part. With `--reset` an
 * account gets a new password, two-step verification is turned off, its passkeys are removed and its sessions end. The account's owner chooses another
 * password at the next sign-in; `--own` is for a password that you have chosen for yourself.
 *
 *   npm run user:create -- --email ada@forager.example --role admin [--name "Ada Quill"] [--generate] [--reset] [--own] [--remote]
 */
import { runCommand } from './command.ts'
import { userOptions } from './user-options.ts'

await runCommand(async () => {
  const options = userOptions(process.argv.slice(2))
  // Loaded after the options are checked: it takes seconds.
  const [{ withDatabase }, { createUser }] = await Promise.all([import('./database.ts'), import('./create-user.ts')])
  await withDatabase(options, (db) => createUser(db, options))
})
