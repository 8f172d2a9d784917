import { type ParseArgsConfig, parseArgs } from 'node:util'
import * as v from 'valibot'
import { CommandError } from './command.ts'

/**
 * The options of a command line, checked with `schema`.
 * @throws CommandError with one sentence that says what is wrong
 */
export const parseOptions = <Schema extends v.GenericSchema>(
  schema: Schema,
  options: NonNullable<ParseArgsConfig['options']>,
  args: string[],
): v.InferOutput<Schema> => {
  const parsed = v.safeParse(schema, valuesOf(options, args))
  if (!parsed.success) throw new CommandError(parsed.issues[0].message)
  return parsed.output
}

/** Which database a command uses. */
export const databaseOptions = {
  remote: { type: 'boolean', default: false },
  env: { type: 'string' },
  'persist-to': { type: 'string' },
} as const

/** `databaseOptions` for a schema. */
export const DatabaseEntries = {
  remote: v.boolean(),
  env: v.optional(v.picklist(['preview'], '--env is preview; without it a command uses production.')),
  persistTo: v.optional(v.string()),
}

export const SiteSchema = v.optional(
  v.pipe(v.string(), v.url('--site is the address of the live site, with https://.')),
)

function valuesOf(options: NonNullable<ParseArgsConfig['options']>, args: string[]) {
  try {
    const { 'persist-to': persistTo, ...values } = parseArgs({ args, options }).values
    return { ...values, persistTo }
  } catch (error) {
    const [wrong] = /'[^']+'/.exec(String(error)) ?? ['The command line']
    const names = Object.keys(options).map((name) => `--${name}`)
    throw new CommandError(`${wrong} is not an option, or has a wrong value. The options are ${names.join(', ')}.`)
  }
}
