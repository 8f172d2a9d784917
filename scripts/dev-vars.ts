/**
 * The variables of this machine, in `.dev.vars`: never committed, never deployed, read by the development server too.
 * Run as a script it makes the file where there is none, with a secret of its own to sign sessions with. A deployed
 * Worker knows nothing of it: there, until `wrangler secret put BETTER_AUTH_SECRET`, nobody can sign in.
 */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

const file = '.dev.vars'

export const devVars = (): Record<string, string> => {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const variables = parseEnv(text) as Record<string, string>
  if (variables.BETTER_AUTH_SECRET) return variables
  const BETTER_AUTH_SECRET = randomBytes(32).toString('base64url')
  const start = text && !text.endsWith('\n') ? `${text}\n` : text
  writeFileSync(file, `${start}BETTER_AUTH_SECRET=${BETTER_AUTH_SECRET}\n`, { mode: 0o600 })
  return { ...variables, BETTER_AUTH_SECRET }
}

if (import.meta.main) devVars()
