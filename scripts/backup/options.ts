import * as v from 'valibot'
import { DatabaseEntries, databaseOptions, parseOptions } from '../options.ts'

const BackupSchema = v.object({
  ...DatabaseEntries,
  output: v.pipe(v.optional(v.string(), ''), v.nonEmpty('--output is the name of a new file.')),
  'with-accounts': v.boolean(),
})

/** The options of `npm run backup`. */
export const backupOptions = (args: string[]) =>
  parseOptions(
    BackupSchema,
    { output: { type: 'string' }, 'with-accounts': { type: 'boolean', default: false }, ...databaseOptions },
    args,
  )

const RestoreEntries = v.object({
  ...DatabaseEntries,
  input: v.optional(v.string(), ''),
  'after-time-travel': v.boolean(),
})

const RestoreSchema = v.pipe(
  RestoreEntries,
  v.check(
    (options) => Boolean(options.input) !== options['after-time-travel'],
    '--input is the name of a backup. Or give --after-time-travel.',
  ),
)

/** The options of `npm run restore`. */
export const restoreOptions = (args: string[]) =>
  parseOptions(
    RestoreSchema,
    { input: { type: 'string' }, 'after-time-travel': { type: 'boolean', default: false }, ...databaseOptions },
    args,
  )
