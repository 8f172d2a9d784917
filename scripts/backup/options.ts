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

const RestoreSchema = v.object({
  ...DatabaseEntries,
  input: v.pipe(v.optional(v.string(), ''), v.nonEmpty('--input is the name of a backup.')),
})

/** The options of `npm run restore`. */
export const restoreOptions = (args: string[]) =>
  parseOptions(RestoreSchema, { input: { type: 'string' }, ...databaseOptions }, args)
