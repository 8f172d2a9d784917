/**
 * Creates an account, such as the first admin's, or completes one that was created only in part, and prints a link with
 * which its owner chooses a password. With `--reset` an account loses its password, its two-step verification, its
 * passkeys and its sessions, and gets such a link. The link leads to PORT on this machine, with `--remote` to `origin`
 * in company.yaml, or to `--site`.
 *
 *   npm run user:create -- --email ada@forager.example --role admin [--name "Ada Quill"] [--reset] [--remote] [--site https://...]
 */
import { runCommand } from './command.ts'
import { userOptions } from './user-options.ts'

await runCommand(async () => {
  const options = userOptions(process.argv.slice(2))
  // Loaded after the options are checked: it takes seconds.
  const [{ withDatabase }, { createUser }] = await Promise.all([import('./database.ts'), import('./create-user.ts')])
  await withDatabase(options, (db) => createUser(db, options))
})
