/**
 * Checks, migrates, uploads a version, tries it at its preview address, and only then gives it the traffic. Stops with one
 * sentence at the first step that fails. A dry run needs no account: it checks, builds, and has wrangler read the result.
 *
 *   npm run deploy [-- --env preview] [--site https://forager.example] [--dry-run]
 */
import { runCommand } from './command.ts'
import { deploy } from './deploy/deploy.ts'

await runCommand(() => deploy(process.argv.slice(2)))
