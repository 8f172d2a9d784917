import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseEnv } from 'node:util'

/**
 * The variables in `.dev.vars`, which is never committed or deployed. Adds a BETTER_AUTH_SECRET if there is none; a
 * deployed Worker needs its own, set by `wrangler secret put`.
 */
export const devVars = (): Record<string, string> => {
  // Tests use a file of their own, so that a developer's settings do not affect them.
  const file = process.env.DEV_VARS ?? '.dev.vars'
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const variables = parseEnv(text) as Record<string, string>
  if (variables.BETTER_AUTH_SECRET) return variables
  const BETTER_AUTH_SECRET = randomBytes(32).toString('base64url')
  const start = text && !text.endsWith('\n') ? `${text}\n` : text
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${start}BETTER_AUTH_SECRET=${BETTER_AUTH_SECRET}\n`, { mode: 0o600 })
  return { ...variables, BETTER_AUTH_SECRET }
}
