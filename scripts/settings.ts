import { settingNames, wrongSettings } from '../src/env.ts'
import { CommandError } from './command.ts'
import { devVars } from './dev-vars.ts'
import { assertFree, readPort } from './port.ts'

/**
 * What a start needs, in the order in which it is cheap to check.
 * @throws CommandError that says what is wrong
 */
export const checkStart = async () => {
  const port = readPort()
  await assertFree(port)
  return { port, variables: await readSettings() }
}

/** Secrets of the deployed Worker, and the settings that mean nothing on a machine without them. */
const settingsOfSecrets = {
  TURNSTILE_SECRET_KEY: ['TURNSTILE_SITE_KEY'],
  PUBLISHING_APP_KEY: ['PUBLISHING_REPOSITORY', 'PUBLISHING_APP_ID'],
}

/**
 * The Worker's settings on this machine: `[vars]` of wrangler.toml, overridden by `.dev.vars`, overridden by the
 * environment. What needs a secret that is missing here counts as not set.
 * @returns the settings outside wrangler.toml
 * @throws CommandError that names each invalid setting and what it takes
 */
export const readSettings = async (): Promise<Record<string, string>> => {
  // Imported here because it takes a second or more, and an invalid port is reported before.
  const { unstable_readConfig } = await import('wrangler')
  const fromEnvironment = Object.fromEntries(
    Object.entries(process.env).filter(([typed]) => settingNames.some((name) => name === typed || isSlip(typed, name))),
  ) as Record<string, string>
  const { vars } = unstable_readConfig({ config: 'wrangler.toml' }, { hideWarnings: true })
  const own = { ...devVars(), ...fromEnvironment }
  const withoutSecret = Object.entries(settingsOfSecrets).flatMap(([secret, names]) =>
    own[secret] ? [] : names.filter((name) => name in vars),
  )
  const variables = { ...Object.fromEntries(withoutSecret.map((name) => [name, ''])), ...own }
  const wrong = wrongSettings({ ...vars, ...variables })
  if (wrong.length === 0) return variables
  throw new CommandError(wrong.map(({ name, takes }) => `${name} is wrong; it takes ${takes}.`).join('\n'))
}

/** Whether the two differ by one character, which is a slip; other variables belong to other programs. */
function isSlip(typed: string, name: string) {
  let at = 0
  while (at < name.length && typed[at] === name[at]) at += 1
  const [restTyped, rest] = [typed.slice(at), name.slice(at)]
  return [
    restTyped.slice(1) === rest.slice(1),
    restTyped.slice(1) === rest,
    restTyped === rest.slice(1),
    rest.length > 1 && restTyped === `${rest[1]}${rest[0]}${rest.slice(2)}`,
  ].some(Boolean)
}
